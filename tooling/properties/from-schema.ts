import fc from 'fast-check';
import { type $ZodType, type $ZodTypes, safeDecode } from 'zod/v4/core';

/*
 * Values that a schema of the contract reads, made of the schema itself: so a call or a member that is added tomorrow is tried
 * without anybody writing down how.
 */

export type Own = ReadonlyMap<unknown, fc.Arbitrary<unknown>>;

interface Limits {
  readonly pattern: RegExp | null;
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

interface Check {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> & { readonly check?: string } };
}

/** What the checks of a text or a number ask for, as far as they say it themselves. */
function limitsOf(schema: $ZodType): Limits {
  const def = schema._zod.def as { readonly checks?: readonly Check[]; readonly check?: string };
  const found = { pattern: null as RegExp | null, least: -Infinity, most: Infinity, whole: def.check === 'number_format' };
  for (const { _zod } of def.checks ?? []) {
    const { check, minimum, maximum, value, pattern, format } = _zod.def;
    if (check === 'min_length') found.least = Number(minimum);
    if (check === 'max_length') found.most = Number(maximum);
    if (check === 'greater_than') found.least = Number(value);
    if (check === 'less_than') found.most = Number(value);
    if (check === 'number_format') found.whole = true;
    if (check === 'string_format' && format === 'regex') found.pattern = pattern as RegExp;
  }
  return found;
}

/** fast-check makes no text for a look-ahead: those are left out here, and what does not fit is sorted out below. */
const simple = ({ source }: RegExp) => new RegExp(source.replaceAll(/\(\?[!=][^()]*(?:\([^()]*\)[^()]*)*\)/g, ''));

function texts(schema: $ZodType): fc.Arbitrary<string> {
  const { pattern, least, most } = limitsOf(schema);
  if (pattern !== null) return fc.stringMatching(simple(pattern));
  const minLength = Math.max(least, 0);
  const maxLength = Math.min(most, minLength + 20);
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength }) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength, unit: 'grapheme' }) },
  );
}

function numbers(schema: $ZodType): fc.Arbitrary<number> {
  const { least, most, whole } = limitsOf(schema);
  const [min, max] = [Math.max(least, -1e6), Math.min(most, 1e6)];
  const integers = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return whole
    ? integers
    : fc.oneof(
        integers,
        fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((cents) => cents / 100),
      );
}

/** What stands on the wire for a schema. `own` has other values for some schemas, such as ids that exist. */
export function wireOf(schema: $ZodType, own: Own = new Map()): fc.Arbitrary<unknown> {
  const known = own.get(schema);
  if (known !== undefined) return known;
  const made = make(schema, own);
  // Only what has a rule of its own can be wrong here; its parts are right already.
  const { type, checks = [] } = schema._zod.def as { readonly type: string; readonly checks?: readonly unknown[] };
  const hasRules = checks.length > 0 || type === 'pipe' || type === 'string' || type === 'number';
  return hasRules ? made.filter((value) => safeDecode(schema, value as never).success) : made;
}

function make(schema: $ZodType, own: Own): fc.Arbitrary<unknown> {
  const of = (part: unknown) => wireOf(part as $ZodType, own);
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return texts(schema);
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'optional':
    case 'nullable':
    case 'catch':
      return fc.option(of(def.innerType), { freq: 6, nil: def.type === 'optional' ? undefined : null });
    case 'array': {
      const { least, most } = limitsOf(schema);
      return fc.array(of(def.element), { minLength: Math.max(least, 0), maxLength: Math.min(most, Math.max(least, 0) + 2) });
    }
    case 'tuple':
      return fc.tuple(...def.items.map(of));
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, of(part)]));
      return fc.record(shape).map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)));
    }
    case 'record':
      return fc.dictionary(of(def.keyType) as fc.Arbitrary<string>, of(def.valueType), { maxKeys: 2 });
    case 'union':
      return fc.oneof(...def.options.map(of));
    case 'pipe':
      return listItems(schema, own) ?? of(def.in);
    case 'unknown':
    case 'custom':
      return fc.jsonValue({ maxDepth: 1 });
    default:
      throw new Error(`Nobody has said yet what a value of the kind ${def.type} is: add it to tooling/properties/from-schema.ts.`);
  }
}

/** A list of the contract: its codec says nothing of its entries, so `item` does. */
function listItems(schema: $ZodType, own: Own): fc.Arbitrary<unknown> | null {
  const { item } = schema as $ZodType & { readonly item?: $ZodType };
  if (item === undefined) return null;
  const entries = fc.array(wireOf(item, own), { maxLength: 3 });
  return fc.oneof(
    entries,
    entries.map((content) => ({ content, pageNumber: 0, pageSize: 10, totalElements: content.length, totalPages: 1, lastPage: true })),
  );
}
