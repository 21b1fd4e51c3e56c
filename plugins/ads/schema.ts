import Joi from 'joi';
import { AdsFailure, oneLine } from './requests';
import type { AdRecord, StoredAds, TextSpan } from './types';

/** Characters of copy that fit beside a small image; wide ones, such as Japanese, count twice. */
const MAX_COPY = 120;
const MAX_WEIGHT = 1000;
/** Blocks that hold text; images and embeds have no place in an ad's copy. */
const TEXT_BLOCK = /^(?:paragraph|preformatted|heading[1-6]|o?-?list-item)$/;
const NAME = /^[\w-]{1,64}$/;

/** A schema whose message, whatever is wrong, says what is accepted. */
function accepts<T extends Joi.Schema>(what: string, schema: T): T {
  return schema.messages({ '*': what }) as T;
}

const text = (what: string, pattern = /^/): Joi.StringSchema =>
  accepts(what, Joi.string().pattern(pattern));
const date = accepts('a date', Joi.string().isoDate());
const offset = accepts('an offset', Joi.number().integer().min(0));

const https = accepts(
  'an https address without user name or password',
  Joi.string().custom((value: string, { error }) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url?.protocol === 'https:' && !url.username && !url.password
      ? url.href
      : error('any.invalid');
  }),
);

const span = Joi.object({ start: offset, end: offset, type: text('a type of span') });
const block = Joi.object({
  type: text('a block of text', TEXT_BLOCK),
  text: text('a text').allow(''),
  // The whole ad is one link, so links inside its copy are text.
  spans: accepts('a list of spans', Joi.array().items(span.optional()).default([])).custom(
    (all: (Omit<TextSpan, 'type'> & { type: string })[]) =>
      all.filter(({ type, start, end }) => ['strong', 'em'].includes(type) && start < end),
  ),
});

const copy = accepts(
  `rich text of 1 to ${MAX_COPY} characters, wide ones counted twice`,
  Joi.array()
    .items(block.optional())
    .custom((blocks: { text: string }[], { error }) => {
      const narrow = blocks.map((one) => one.text.trim().replace(/[\u1100-\uffff]/g, '..'));
      const { length } = narrow.join('');
      return length >= 1 && length <= MAX_COPY ? blocks : error('any.invalid');
    }),
);

function view(width: number, height: number, url: Joi.Schema): Joi.SchemaMap {
  const exactly = (size: number): Joi.Schema => accepts(String(size), Joi.valid(size));
  return {
    dimensions: accepts(
      `${width} × ${height}`,
      Joi.object({ width: exactly(width), height: exactly(height) }),
    ),
    alt: accepts(
      'a text of at most 200 characters',
      Joi.string().allow('', null).max(200).default(null),
    ),
    url,
  };
}

function recordSchema(imageUrl: Joi.Schema): Joi.ObjectSchema<AdRecord> {
  const link = Joi.object({
    link_type: accepts('Web', Joi.valid('Web')),
    url: https,
    target: accepts('_blank or _self', Joi.valid('_blank', '_self').optional()),
  });
  const small = Joi.object(view(140, 100, imageUrl));
  const image = Joi.object({
    ...view(280, 200, imageUrl),
    '1x': accepts('a view of 140 × 100', small),
  });
  const data = Joi.object({
    ad_id: text('an id of letters, digits, _ and -', NAME),
    ad_weight: accepts(`a number from 0 to ${MAX_WEIGHT}`, Joi.number().min(0).max(MAX_WEIGHT)),
    ad_copy: copy,
    ad_url: accepts('a link to the web', link),
    ad_image: accepts('an image', image),
  });
  return accepts(
    'a record',
    Joi.object<AdRecord>({
      id: text('an id', NAME),
      type: accepts('docs_ad', Joi.valid('docs_ad')),
      tags: accepts('a list of texts', Joi.array().items(Joi.string().optional()).default([])),
      first_publication_date: date,
      last_publication_date: date,
      lang: text('a language such as en-us', /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i),
      data: accepts('the fields of an ad', data),
    }),
  );
}

const foreign = recordSchema(https);
const file = text('a file name made of its hash', /^[\da-f]{16}\.(?:png|jpg|gif|webp|avif)$/);

const stored = Joi.object<StoredAds>({
  taken: date,
  records: Joi.array().items(recordSchema(file).optional()),
});

/** Data reduced to the fields that are kept. */
function admit<T>(schema: Joi.Schema<T>, data: unknown): T {
  const { value, error } = schema.validate(data, {
    convert: false,
    presence: 'required',
    stripUnknown: { objects: true },
  });
  if (!error) return value;
  const [detail] = error.details;
  const got: unknown = detail?.context?.value;
  const shown = got === undefined ? 'nothing' : oneLine(JSON.stringify(got), 60);
  const place = detail?.path.join('.') || 'record';
  throw new AdsFailure(`${place}: got ${shown}, accepts ${detail?.message}`);
}

/**
 * Lets a document of the CMS in.
 *
 * @throws AdsFailure that says in one line what is wrong with it
 */
export const admitRecord = (document: unknown): AdRecord => admit(foreign, document);

/**
 * Lets stored records in.
 *
 * @throws AdsFailure that says in one line what is wrong with them
 */
export const admitStored = (data: unknown): StoredAds => admit(stored, data);
