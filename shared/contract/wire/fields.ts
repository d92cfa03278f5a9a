import * as z from '@arena/shared/contract/zod';
import { type LocalDateTime, parseLocalDateTime, toDateArray } from './dates';
import { limitedText, patternText } from './strings';

// The kinds of field that a backend sends. Reads are tolerant: null, missing or wrongly typed decodes to null (a flag to false), because a
// dash on one card is better than a crashed screen. Encoding, which the reference server uses, writes the canonical form.

/** Any value or none: each kind below reads an unknown value as nothing. */
const anything = z.optional(z.unknown());

/** What a field holds; null where that is nothing, an empty text or what no field holds. */
function held(value: unknown): string | number | boolean | null {
  if (typeof value === 'string') return value === '' ? null : value;
  return typeof value === 'boolean' || Number.isFinite(value) ? (value as number | boolean) : null;
}

function textOf(value: unknown): string | null {
  const known = held(value);
  return known === null ? null : String(known);
}

/** Text, or null. Numbers are accepted and become text: backends disagree on in-game ids. An empty string is null. */
export const text = z.codec(anything, z.nullable(z.string()), { decode: textOf, encode: (value) => value });
/** `12`, `-0.5`; no `0x10` and no `1e3`, which are not typed as amounts. */
const DECIMAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/;
/** Longer texts are refused: no amount or count has more digits. */
const LONGEST_NUMBER = 40;

/** A finite number, or null. A text that is a plain decimal number is accepted. */
export const number = z.codec(anything, z.nullable(z.number()), {
  decode: (value) => {
    const known = typeof value === 'string' && value.length <= LONGEST_NUMBER && DECIMAL.test(value) ? Number(value) : value;
    // Some backends write -0.0, which would be shown with its sign.
    return typeof known === 'number' && Number.isFinite(known) ? known + 0 : null;
  },
  encode: (value) => value,
});

/** An amount in whole currency units with at most two decimals (dollars on the screen, doubles on the wire). */
export const money = number;

/** True or false; anything else is false. */
export const flag = z.codec(anything, z.boolean(), {
  decode: (value) => value === true || value === 'true' || value === 1,
  encode: (value) => value,
});

/** An id as it was given: a number, or the text of a backend that numbers its things in another way (`RD-7`, `007`); or null. */
export const givenId = z.codec(anything, z.nullable(z.union([z.number(), z.string()])), {
  decode: (value) => {
    const known = held(value);
    if (typeof known === 'boolean') return null;
    // 'NaN' and 'Infinity' are given names here, not numbers.
    return typeof known === 'string' && Number.isFinite(Number(known)) && String(Number(known)) === known ? Number(known) : known;
  },
  encode: (value) => value,
});
/** What a request or another thing is named by: see `givenId`. */
export type GivenId = number | string;
const isPart = (value: unknown) => typeof value === 'number' || typeof value === 'string';

function localTimeOf(value: unknown): LocalDateTime | null {
  if (typeof value === 'string') return parseLocalDateTime(value);
  return Array.isArray(value) && value.every(isPart) ? parseLocalDateTime(value.map(Number)) : null;
}

/** A date array `[year, month, day, hour, minute, second?, nanosecond?]` without a zone, or null when it is not a real date. */
export const dateTime = z.codec(anything, z.nullable(z.custom<LocalDateTime>((value) => typeof value === 'string')), {
  decode: localTimeOf,
  encode: (value) => (value === null ? null : toDateArray(value)),
});

/** A time in words, left as sent. A date array, the form of every other date, becomes a `LocalDateTime`. */
export const freeTime = z.codec(anything, z.nullable(z.string()), {
  decode: (value) => (Array.isArray(value) ? localTimeOf(value) : textOf(value)),
  encode: (value) => value,
});

/** An id in a path or a body of our server. Path parts arrive as text, so numeric strings are accepted. */
export const id = z.codec(
  z.union([z.number(), patternText(/^\d{1,15}$/, 'must be a number', 15)]),
  z.number().check(z.int(), z.positive()),
  {
    decode: Number,
    encode: (value) => value,
  },
);

/** An id in the path of a call that every backend has: as it was given. */
export const pathId = z.union([id, limitedText(200).check(z.minLength(1))]);
