import { registry, sectionDescriptor } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { wireOf } from '../../../tooling/properties/from-schema.ts';
import { spoiled } from '../../../tooling/properties/hostile.ts';
import { property } from '../../../tooling/properties/property.ts';
import { fits } from './fits';
import { descriptor, registryOf } from './testing';

const SCHEMAS = [
  ['descriptor', sectionDescriptor, descriptor()],
  ['registry', registry, registryOf(descriptor())],
] as const;

describe.each(SCHEMAS)('%s', (border, schema, plain) => {
  it('is known without zod', () => expect(fits(schema, plain)).toBe(true));

  test(...property(border, 'every good one is known without zod', wireOf(schema), (wire) => expect(fits(schema, wire)).toBe(true)));

  test(
    ...property(border, 'what is known without zod is what zod takes', spoiled(wireOf(schema)), (wire) => {
      if (fits(schema, wire)) expect(z.safeParse(schema, wire)).toMatchObject({ success: true });
    }),
  );
});

it.each([
  ['a text that is too long', z.string().check(z.maxLength(3)), 'four'],
  ['a text that is too short', z.string().check(z.minLength(1)), ''],
  ['a text of another form', z.string().check(z.regex(/^a$/)), 'b'],
  ['a text against a rule', z.string().check(z.refine((text) => text !== 'a')), 'a'],
  ['a list with one wrong part', z.array(z.string()), ['a', 1]],
  ['a pair of three', z.tuple([z.string(), z.string()]), ['a', 'b', 'c']],
  ['a pair whose second is wrong', z.tuple([z.string(), z.string()]), ['a', 1]],
  ['a list in place of an object', z.object({ length: z.number() }), []],
  ['a missing member', z.object({ a: z.string() }), {}],
  ['a member too many', z.strictObject({ a: z.string() }), { a: 'a', b: 'b' }],
  ['a name of another form', z.record(z.string().check(z.regex(/^a$/)), z.string()), { b: 'b' }],
  ['a value under a name', z.record(z.string(), z.string()), { a: 1 }],
  ['none of them', z.union([z.string(), z.literal(1), z.enum(['a'])]), 2],
  ['no number', z.number(), Number.NaN],
  ['a part of a number', z.int(), 1.5],
  ['nothing', z.boolean(), undefined],
  ['a missing member of any kind', z.object({ a: z.unknown() }), {}],
])('does not take %s', (_, schema, value) => {
  expect(z.safeParse(schema, value)).toMatchObject({ success: false });
  expect(fits(schema, value)).toBe(false);
});

it('leaves to zod what changes a value, and rules that it does not know', () => {
  expect(fits(z.pipe(z.string(), z.transform(Number)), '1')).toBe(false);
  expect(fits(z.number().check(z.positive()), 1)).toBe(false);
});
