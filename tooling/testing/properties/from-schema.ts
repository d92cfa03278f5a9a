import fc from 'fast-check';
import * as z from 'zod/mini';
import { type $ZodType, safeDecode, toJSONSchema } from 'zod/v4/core';

/* Generates values from the contract's schemas, so that new calls and fields are covered automatically. */

export type Own = ReadonlyMap<unknown, fc.Arbitrary<unknown>>;

/** Limits of a text, number or array, from its JSON schema. */
const limitsOf = (schema: $ZodType) => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Removes look-aheads, which fast-check doesn't support; values that don't match are filtered out below. */
const simple = (pattern: string) => new RegExp(pattern.replaceAll(/\(\?[!=][^()]*(?:\([^()]*\)[^()]*)*\)/g, ''));

function texts(schema: $ZodType): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength: most = Infinity } = limitsOf(schema);
  if (pattern !== undefined) return fc.stringMatching(simple(pattern));
  const maxLength = Math.min(most, minLength + 20);
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength, maxLength }) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength, unit: 'grapheme' }) },
  );
}

function numbers(schema: $ZodType): fc.Arbitrary<number> {
  const { type, minimum = -1e6, exclusiveMinimum = -1e6, maximum = 1e6 } = limitsOf(schema);
  const [min, max] = [Math.max(minimum, Number(exclusiveMinimum), -1e6), Math.min(maximum, 1e6)];
  const integers = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return type === 'integer'
    ? integers
    : fc.oneof(
        integers,
        fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((cents) => cents / 100),
      );
}

/** Wire values of a schema. `own` overrides some schemas, for example with ids that exist. */
export function wireOf(schema: $ZodType, own: Own = new Map()): fc.Arbitrary<unknown> {
  const known = own.get(schema);
  if (known !== undefined) return known;
  const made = make(schema, own);
  // Only schemas with custom rules need a check; their parts are already valid.
  const hasRules = [z.ZodMiniPipe, z.ZodMiniString, z.ZodMiniNumber, z.ZodMiniArray].some((kind) => schema instanceof kind);
  return hasRules ? made.filter((value) => safeDecode(schema, value).success) : made;
}

function make(schema: $ZodType, own: Own): fc.Arbitrary<unknown> {
  const of = (part: $ZodType) => wireOf(part, own);
  if (schema instanceof z.ZodMiniString) return texts(schema);
  if (schema instanceof z.ZodMiniNumber) return numbers(schema);
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean();
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(schema.def.entries));
  if (schema instanceof z.ZodMiniOptional) return fc.option(of(schema.def.innerType), { freq: 6, nil: undefined });
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniCatch) return fc.option(of(schema.def.innerType), { freq: 6 });
  if (schema instanceof z.ZodMiniArray) {
    const { minItems: minLength = 0, maxItems = Infinity } = limitsOf(schema);
    return fc.array(of(schema.def.element), { minLength, maxLength: Math.min(maxItems, minLength + 2) });
  }
  if (schema instanceof z.ZodMiniTuple) return fc.tuple(...schema.def.items.map(of));
  if (schema instanceof z.ZodMiniObject) {
    const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, of(part)]));
    return fc.record(shape).map((value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)));
  }
  if (schema instanceof z.ZodMiniRecord) return fc.dictionary(of(schema.def.keyType).map(String), of(schema.def.valueType), { maxKeys: 2 });
  if (schema instanceof z.ZodMiniUnion) return fc.oneof(...schema.def.options.map(of));
  if (schema instanceof z.ZodMiniPipe) return listItems(schema, own) ?? of(schema.def.in);
  if (schema instanceof z.ZodMiniUnknown || schema instanceof z.ZodMiniCustom) return fc.jsonValue({ maxDepth: 1 });
  throw new Error('No rule makes values of this kind of schema: add one to tooling/testing/properties/from-schema.ts.');
}

/** A list's codec doesn't contain the entries' schema, so `item` does. */
function listItems(schema: $ZodType, own: Own): fc.Arbitrary<unknown> | null {
  const { item } = schema as $ZodType & { readonly item?: $ZodType };
  if (item === undefined) return null;
  const entries = fc.array(wireOf(item, own), { maxLength: 3 });
  return fc.oneof(
    entries,
    entries.map((content) => ({ content, pageNumber: 0, pageSize: 10, totalElements: content.length, totalPages: 1, lastPage: true })),
  );
}
