import { Joi } from '@docusaurus/utils-validation';
import { oneLine } from './failure';
import type { AdRecord, StoredAds, TextSpan } from './types';

/** Characters of copy that fit beside a small image; wide ones, such as Japanese, count twice. */
const MAX_COPY = 120;
const WIDE = /[\u1100-\uffff]/g;
const MAX_WEIGHT = 1000;
/** Blocks that hold text; images and embeds have no place in an ad's copy. */
const TEXT_BLOCK = /^(?:paragraph|preformatted|heading[1-6]|o?-?list-item)$/;

function httpsAddress(value: string, helpers: Joi.CustomHelpers): unknown {
  if (!URL.canParse(value)) return helpers.error('any.invalid');
  const { protocol, username, password, href } = new URL(value);
  return protocol === 'https:' && !username && !password ? href : helpers.error('any.invalid');
}

const text = (accepts: string): Joi.StringSchema =>
  Joi.string().required().messages({ '*': accepts });

const https = text('an https address without user name or password').custom(httpsAddress);
const date = text('a date').custom((value: string, helpers) =>
  Number.isNaN(Date.parse(value)) ? helpers.error('any.invalid') : value,
);
const file = text('a file name made of its hash').pattern(
  /^[\da-f]{16}\.(?:png|jpg|gif|webp|avif)$/,
);

function exactly(size: number): Joi.NumberSchema {
  return Joi.number()
    .valid(size)
    .required()
    .messages({ '*': String(size) });
}

function view(width: number, height: number, url: Joi.Schema): Joi.SchemaMap {
  const alt = Joi.string().allow('', null).max(200).default(null);
  return {
    dimensions: Joi.object({ width: exactly(width), height: exactly(height) })
      .required()
      .messages({ '*': `${width} × ${height}` }),
    alt: alt.messages({ '*': 'a text of at most 200 characters' }),
    url,
  };
}

const offset = Joi.number().integer().min(0).required().messages({ '*': 'an offset' });
const spans = Joi.array()
  .items(Joi.object({ start: offset, end: offset, type: text('a type of span') }))
  .default([])
  .messages({ '*': 'a list of spans' })
  // The whole ad is one link, so links inside its copy are text.
  .custom((all: (Omit<TextSpan, 'type'> & { type: string })[]) =>
    all.filter(({ type, start, end }) => (type === 'strong' || type === 'em') && start < end),
  );

const copy = Joi.array()
  .items(
    Joi.object({
      type: text('a block of text').pattern(TEXT_BLOCK),
      text: text('a text').allow(''),
      spans,
    }),
  )
  .required()
  .messages({ '*': `rich text of 1 to ${MAX_COPY} characters, wide ones counted twice` })
  .custom((blocks: { text: string }[], helpers) => {
    const { length } = blocks.map((block) => block.text.trim().replace(WIDE, '..')).join('');
    return length >= 1 && length <= MAX_COPY ? blocks : helpers.error('any.invalid');
  });

function recordSchema(imageUrl: Joi.Schema): Joi.ObjectSchema<AdRecord> {
  return Joi.object({
    id: text('an id').pattern(/^[\w-]{1,64}$/),
    type: text('docs_ad').valid('docs_ad'),
    tags: Joi.array().items(Joi.string()).default([]).messages({ '*': 'a list of texts' }),
    first_publication_date: date,
    last_publication_date: date,
    lang: text('a language such as en-us').pattern(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i),
    data: Joi.object({
      ad_id: text('an id of letters, digits, _ and -').pattern(/^[\w-]{1,64}$/),
      ad_weight: Joi.number()
        .min(0)
        .max(MAX_WEIGHT)
        .required()
        .messages({ '*': `a number from 0 to ${MAX_WEIGHT}` }),
      ad_copy: copy,
      ad_url: Joi.object({
        link_type: text('Web').valid('Web'),
        url: https,
        target: Joi.string().valid('_blank', '_self').messages({ '*': '_blank or _self' }),
      })
        .required()
        .messages({ '*': 'a link to the web' }),
      ad_image: Joi.object({
        ...view(280, 200, imageUrl),
        '1x': Joi.object(view(140, 100, imageUrl))
          .required()
          .messages({ '*': 'a view of 140 × 100' }),
      })
        .required()
        .messages({ '*': 'an image' }),
    })
      .required()
      .messages({ '*': 'the fields of an ad' }),
  })
    .required()
    .messages({ '*': 'a record' });
}

const foreign = recordSchema(https);
const stored = Joi.object<StoredAds>({
  taken: date,
  records: Joi.array().items(recordSchema(file).optional()).required(),
});

const OPTIONS = { convert: false, stripUnknown: { objects: true } } as const;

function problemOf(error: Joi.ValidationError): string {
  const detail = error.details[0];
  const path = detail?.path.join('.') || 'record';
  const value: unknown = detail?.context?.value;
  const got = value === undefined ? 'nothing' : oneLine(JSON.stringify(value), 60);
  return `${path}: got ${got}, accepts ${detail?.message}`;
}

/**
 * Lets a document of the CMS in, reduced to the fields that are kept, or says what is wrong with it.
 */
export function admitRecord(document: unknown): { record: AdRecord } | { problem: string } {
  const { value, error } = foreign.validate(document, OPTIONS);
  return error ? { problem: problemOf(error) } : { record: value };
}

/**
 * Lets stored records in.
 *
 * @throws Error that says in one line what is wrong
 */
export function admitStored(data: unknown): StoredAds {
  const { value, error } = stored.validate(data, OPTIONS);
  if (error) throw new Error(problemOf(error));
  return value;
}
