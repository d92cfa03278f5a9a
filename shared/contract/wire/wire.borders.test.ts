/** @jest-environment node */
import { readdirSync } from 'node:fs';
import * as z from '@arena/shared/contract/zod';
import fc from 'fast-check';
import { wireOf } from '../../../tooling/testing/properties/from-schema.ts';
import { hostile, hostileText, spoiled } from '../../../tooling/testing/properties/hostile.ts';
import { property } from '../../../tooling/testing/properties/property.ts';
import {
  dateTime,
  type EntityTable,
  flag,
  freeTime,
  givenId,
  isLocalDateTime,
  listOf,
  logPageOf,
  money,
  number,
  pageOf,
  parseLocalDateTime,
  searchPageOf,
  text,
  toDateArray,
} from '@arena/shared/contract/wire';
import { user } from './people';
import { readRewards, REWARD_TIERS, tierOf, writeRewards } from './rewards';

type Entity = z.ZodMiniType & { readonly table: EntityTable };
type Kind = (value: unknown) => boolean;

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const orNull =
  (kind: Kind): Kind =>
  (value) =>
    value === null || kind(value);
const isText: Kind = (value) => typeof value === 'string' && value !== '';
const isNumber: Kind = (value) => typeof value === 'number' && Number.isFinite(value);
/** A real date with a fixed-length text, which sorts and compares correctly, and perhaps the offset of a repeated hour. */
const isDate: Kind = (value) =>
  typeof value === 'string' &&
  isLocalDateTime(value) &&
  new Date(`${value.slice(0, 19)}Z`).toISOString().slice(0, 19) === value.slice(0, 19);

/** What screens may rely on, by field type. */
const KINDS: ReadonlyMap<unknown, Kind> = new Map<unknown, Kind>([
  [text, orNull(isText)],
  [number, orNull(isNumber)],
  [money, orNull(isNumber)],
  [flag, (value) => typeof value === 'boolean'],
  [givenId, orNull((value) => isText(value) || isNumber(value))],
  [dateTime, orNull(isDate)],
  [freeTime, orNull(isText)],
]);

/** Every entity that the modules in this folder export. */
const ENTITIES: readonly (readonly [name: string, entity: Entity])[] = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(`./${file}`)))
  .filter((entry): entry is [string, Entity] => typeof entry[1] === 'object' && entry[1] !== null && 'table' in entry[1]);

/** Members without which an entity is useless: no session without a token. */
const REQUIRED = ['token'];

function expectReadable({ table }: Entity, decoded: unknown): void {
  expect(Object.keys(decoded as object)).toEqual(Object.keys(table));
  for (const [name, [, schema]] of Object.entries(table)) {
    const value = (decoded as Record<string, unknown>)[name];
    const kind = KINDS.get(schema);
    if (kind !== undefined && !kind(value)) throw new Error(`${name} was read as ${String(value)}, a ${typeof value}`);
  }
}

test('the entities of the wire are found', () => expect(ENTITIES.length).toBeGreaterThan(30));

const BY_NAME = new Map(ENTITIES);
const named = <S>(schemas: ReadonlyMap<string, S>, name: string): S => {
  const schema = schemas.get(name);
  if (schema === undefined) throw new Error(`There is no ${name}`);
  return schema;
};
// By name, so that a failure prints the input.
const anEntity = fc.oneof(...ENTITIES.map(([name, entity]) => fc.record({ name: fc.constant(name), wire: spoiled(wireOf(entity)) })));

test(
  ...property(
    'entities of the wire',
    'any object is read, each member is of its kind or null, and what is written reads the same',
    anEntity,
    ({ name: which, wire }) => {
      const entity = named(BY_NAME, which);
      const read = z.safeDecode(entity, wire as never);
      const isObject = typeof wire === 'object' && wire !== null && !Array.isArray(wire);
      const isWorthless = REQUIRED.some(
        (name) => name in entity.table && typeof (wire as Record<string, unknown> | null)?.[name] !== 'string',
      );
      if (!read.success) return expect(isObject && !isWorthless && (wire as { token?: unknown }).token !== '').toBe(false);
      expect(isObject).toBe(true);
      expectReadable(entity, read.data);
      const again = z.decode(entity, sent(z.encode(entity, read.data as never)) as never);
      expect(JSON.stringify(again)).toBe(JSON.stringify(read.data));
    },
  ),
);

const LISTS: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  ['list', listOf(user)],
  ['page', pageOf(user)],
  ['page of a search', searchPageOf(user)],
  ['page of a log', logPageOf(user)],
]);

test(
  ...property(
    'lists of the wire',
    'an answer is read as a list of readable entries, with counts that are none or numbers, or not at all',
    fc.tuple(fc.constantFrom(...LISTS.keys()), spoiled(wireOf(pageOf(user)))),
    ([which, wire]) => {
      const read = z.safeDecode(named(LISTS, which), wire as never);
      const isList = Array.isArray(wire) || Array.isArray((wire as { content?: unknown } | null)?.content);
      expect(read.success).toBe(isList);
      if (!read.success) return;
      const items = Array.isArray(read.data) ? read.data : (read.data as { readonly items: readonly unknown[] }).items;
      for (const item of items) expectReadable(user, item);
      for (const [name, value] of Object.entries(read.data as object))
        if (/^(total|totalPages|pageNumber|pageSize)$/.test(name) && value !== null) expect(value).toBeGreaterThanOrEqual(0);
    },
  ),
);

const clockParts = fc.array(fc.oneof(fc.integer({ min: -2, max: 62 }), fc.constantFrom(2024, 2026, 12.5, 10_000, 1e9, NaN)), {
  maxLength: 8,
});
const nearly = (least: number, most: number) =>
  fc.oneof({ weight: 9, arbitrary: fc.integer({ min: least - 1, max: most + 1 }) }, { weight: 1, arbitrary: fc.constant(least + 0.5) });
const nearlyDate = fc.tuple(fc.constantFrom(2024, 2026), nearly(1, 12), nearly(1, 28), nearly(0, 23), nearly(0, 59), nearly(0, 59));
const someYear = fc.tuple(fc.integer({ min: -20_000, max: 20_000 }), clockParts).map(([year, parts]) => [year, ...parts]);

test(
  ...property(
    'date arrays',
    'what is read is a real date in its fixed form and goes back as it came; everything else is none',
    fc.oneof(
      nearlyDate,
      someYear,
      clockParts,
      hostileText,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    ),
    (wire) => {
      const read = parseLocalDateTime(wire);
      if (read === null) return;
      expect(isDate(read)).toBe(true);
      expect(parseLocalDateTime(toDateArray(read))).toBe(read);
      if (typeof wire !== 'string') expect(toDateArray(read).slice(0, 5)).toEqual([...wire, 0, 0].slice(0, 5));
    },
  ),
);

test(
  ...property(
    'rewards text',
    'a tier is what was written for it, and what is written reads the same',
    fc.oneof(
      hostileText,
      fc
        .array(fc.tuple(fc.constantFrom('5', '10', '15', ' 5', '7', ''), hostileText))
        .map((pairs) => pairs.map((pair) => pair.join(':')).join(',')),
    ),
    (wire) => {
      const tiers = readRewards(wire);
      for (const { tier, places } of REWARD_TIERS) {
        const reward = tiers[tier];
        if (reward === null) continue;
        expect(reward).not.toMatch(/^\s*$|,/);
        expect(wire).toContain(reward);
        expect(tierOf(tiers, places)).not.toBeNull();
      }
      expect(readRewards(writeRewards(tiers))).toEqual(tiers);
    },
  ),
);

/** In plain digits, the only notation for amounts. */
const PLAIN = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/;

test(
  ...property(
    'amounts of the wire',
    'an amount is the number that was sent, or none',
    fc.oneof(
      hostile,
      fc.double().map(String),
      fc.integer({ min: -1e9, max: 1e9 }).map((cents) => (cents / 100).toFixed(2)),
    ),
    (wire) => {
      const read = z.decode(money, wire as never);
      if (read === null) return;
      expect(Number.isFinite(read)).toBe(true);
      if (typeof wire === 'number') expect(read).toBe(wire + 0);
      else {
        expect(wire).toMatch(PLAIN);
        expect(read).toBe(Number(wire) + 0);
      }
    },
  ),
);
