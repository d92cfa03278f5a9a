import fc from 'fast-check';

/** Unexpected values that a client may still send. */
const WORDS: readonly string[] = [
  '',
  ' ',
  '\0',
  '\n',
  '\r\nx-evil: 1',
  '\ud800',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦',
  'ﬀ',
  'İ',
  '١٢',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  '0',
  '-1',
  '-0',
  '1e3',
  '1e309',
  '0x10',
  '1.005',
  '1,5',
  ' 7 ',
  '99999999999999999999',
  '__proto__',
  'constructor',
  'toString',
  'prototype',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '../../etc/passwd',
  '..\\..\\x',
  '%00',
  '%2e%2e%2f',
  "' or 1=1 --",
  '=HYPERLINK("http://x")',
  '${7*7}',
  '{{7*7}}',
  'PENDING',
  'ROLE_ADMIN',
  '9'.repeat(400),
  'x'.repeat(300),
  'é'.repeat(6000),
];
const NUMBERS: readonly number[] = [
  ...[-1, 0, -0, 1, 0.1, 1.005, 99.999, 1e6, 1e6 + 0.01, 1e21, 5e-324, Number.MAX_VALUE, -Number.MAX_VALUE],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 2 ** 63],
];

/** Objects with inherited names as own properties, which `JSON.parse` creates. */
const POISONED: readonly unknown[] = [
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  JSON.parse('{"toString":"no function","hasOwnProperty":1,"valueOf":null}'),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** JSON values, most of them hostile. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ['7'], { length: 1 }, { then: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom(...POISONED) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** A copy, because every case shares the values above. */
const copyOf = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

type Place = readonly (string | number)[];

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...at, name]))];
}

type Change = readonly [kind: 'replace' | 'remove' | 'wrap' | 'add' | 'as text', place: number, value: unknown];

/** A plain assignment would set the prototype. */
const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });

function changed(whole: unknown, [kind, number, given]: Change): unknown {
  const value = copyOf(given);
  const places = placesIn(whole);
  const place = places[number % places.length] ?? [];
  const last = place.at(-1);
  const parent = place.slice(0, -1).reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], whole);
  const old = last === undefined ? whole : (parent as Record<string, unknown>)[last];
  if (kind === 'add' && typeof old === 'object' && old !== null)
    return (put(old, typeof value === 'string' ? value : 'more', value), whole);
  if (kind === 'remove' && last !== undefined) {
    // Not `splice`, which uses the array's `constructor`: it may be hostile.
    if (Array.isArray(parent) && Number(last) < parent.length) {
      Array.prototype.copyWithin.call(parent, Number(last), Number(last) + 1);
      parent.length -= 1;
    } else delete (parent as Record<string, unknown>)[last];
    return whole;
  }
  const next = kind === 'wrap' ? [old] : kind === 'as text' ? JSON.stringify(old) : value;
  if (last === undefined) return next;
  put(parent as object, String(last), next);
  return whole;
}

const change: fc.Arbitrary<Change> = fc.tuple(
  fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'add', 'as text'),
  fc.nat(),
  hostile,
);

/** A valid value with some parts replaced; sometimes unchanged, or replaced entirely. */
export const spoiled = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: good.map(copyOf) },
    {
      weight: 8,
      arbitrary: fc.tuple(good, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, all]) => all.reduce(changed, copyOf(value))),
    },
    { weight: 1, arbitrary: hostile },
  );

type Cut = readonly [kind: 'as it is' | 'cut' | 'twice' | 'poison' | 'noise', at: number, noise: string];
const cut: fc.Arbitrary<Cut> = fc.tuple(
  fc.constantFrom('as it is', 'as it is', 'as it is', 'cut', 'twice', 'poison', 'noise'),
  fc.nat(),
  hostileText,
);

/** The JSON text of a value, sometimes truncated, with a duplicate key, with `__proto__` or with extra text. */
export const spoiledText = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.tuple(values, cut).map(([value, [kind, at, noise]]) => {
    const text = JSON.stringify(value) ?? '';
    const place = text === '' ? 0 : at % text.length;
    if (kind === 'cut') return text.slice(0, place);
    if (kind === 'noise') return text.slice(0, place) + noise + text.slice(place);
    if (!text.startsWith('{') || text === '{}') return text;
    if (kind === 'twice') return `{${text.slice(1, -1)},${text.slice(1)}`;
    if (kind === 'poison') return `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${text.slice(1)}`;
    return text;
  });
