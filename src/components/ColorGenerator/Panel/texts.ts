/** Brings the texts of this tool with it; imported before anything that reads them. */
import texts from '@generated/codeTranslations';
import own from '@generated/codeTranslations?of=colorGenerator';

Object.assign(texts, own);
