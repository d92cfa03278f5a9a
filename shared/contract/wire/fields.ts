import * as z from '@arena/shared/contract/zod';
import { type LocalDateTime, parseLocalDateTime, toDateArray } from './dates';
import { limitedText, patternText } from './strings';

// The field types that a backend sends. Reads are tolerant: a null, missing or wrongly typed value decodes to null (a flag to false), because
// a dash on one card is better than a crashed screen. Encoding, which the reference server uses, writes the canonical form.

/** Any value or none. Each type below decodes an unknown value to null. */
const anything = z.optional(z.unknown());

/** The value of a field; null for an empty text or an unusable type. */
function held(value: unknown): string | number | boolean | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'boolean' || Number.isFinite(value) ? (value as number | boolean) : null;
}

function textOf(value: unknown): string | null {
  const known = held(value);
  return known === null ? null : String(known);
}

/** A string, or null. Numbers become strings, because backends disagree on in-game ids. An empty string is null. */
export const text = z.codec(anything, z.nullable(z.string()), { decode: textOf, encode: (value) => value });
/** `12`, `-0.5`; not `0x10` or `1e3`. */
const DECIMAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/;
/** Longer texts are rejected: no amount or count has more digits. */
const LONGEST_NUMBER = 40;

/** A finite number, or null. Accepts a decimal number as text. */
export const number = z.codec(anything, z.nullable(z.number()), {
  decode: (value) => {
    const known = typeof value === 'string' && value.length <= LONGEST_NUMBER && DECIMAL.test(value) ? Number(value) : value;
    // Some backends send -0.0, which would display its sign.
    return typeof known === 'number' && Number.isFinite(known) ? known + 0 : null;
  },
  encode: (value) => value,
});

/** An amount in whole currency units with at most two decimals, such as 19.5 for $19.50; or null. */
export const money = number;

/** True for `true`, `'true'` or 1, otherwise false. */
export const flag = z.codec(anything, z.boolean(), {
  decode: (value) => value === true || value === 'true' || value === 1,
  encode: (value) => value,
});

/** An id as the backend gave it, a number or a text such as `RD-7` or `007`; or null. */
export const givenId = z.codec(anything, z.nullable(z.union([z.number(), z.string()])), {
  decode: (value) => {
    const known = held(value);
    if (typeof known === 'boolean') return null;
    // 'NaN' and 'Infinity' are valid text ids.
    return typeof known === 'string' && Number.isFinite(Number(known)) && String(Number(known)) === known ? Number(known) : known;
  },
  encode: (value) => value,
});
/** The id of a request: a number, or a text on other backends, see `givenId`. */
export type GivenId = number | string;
const isPart = (value: unknown) => typeof value === 'number' || typeof value === 'string';

function localTimeOf(value: unknown): LocalDateTime | null {
  if (typeof value === 'string') return parseLocalDateTime(value);
  return Array.isArray(value) && value.every(isPart) ? parseLocalDateTime(value.map(Number)) : null;
}

/** A date array `[year, month, day, hour, minute, second?, nanosecond?]` or ISO text as a `LocalDateTime`; null for no real date. */
export const dateTime = z.codec(anything, z.nullable(z.custom<LocalDateTime>((value) => typeof value === 'string')), {
  decode: localTimeOf,
  encode: (value) => (value === null ? null : toDateArray(value)),
});

/** A time in words, unchanged. A date array becomes a `LocalDateTime`. */
export const freeTime = z.codec(anything, z.nullable(z.string()), {
  decode: (value) => (Array.isArray(value) ? localTimeOf(value) : textOf(value)),
  encode: (value) => value,
});

/** A positive integer id in a path or body. Accepts numeric text, because path parts arrive as text. */
export const id = z.codec(
  z.union([z.number(), patternText(/^\d{1,15}$/, 'must be a number', 15)]),
  z.number().check(z.int(), z.positive()),
  {
    decode: Number,
    encode: (value) => value,
  },
);

/** An id in the path of a specified call: a number, or the text of another backend. */
export const pathId = z.union([id, limitedText(200).check(z.minLength(1))]);
