/** @jest-environment node */
import { type $ZodType, safeDecode } from 'zod/v4/core';
import { LONG_TEXTS } from '../../../tooling/properties/long-texts.ts';
import { schemasIn } from '../../../tooling/properties/schema-parts.ts';
import type { Call } from '../call';
import { CALL_TABLES } from './tables';

/*
 * Every schema that reads what a client sends. A call or a member that is added is found through the table of calls.
 */

const MOST_MS = 20;

/** By the first place that each is in. */
const SCHEMAS = new Map<$ZodType, string>();
for (const [table, calls] of Object.entries(CALL_TABLES))
  for (const [name, { params, query, body }] of Object.entries<Call>(calls))
    for (const [input, schema] of Object.entries({ ...params, ...query, ...(body === undefined ? {} : { body }) }))
      schemasIn(schema, `${table}.${name} ${input}`, SCHEMAS);

interface Check {
  readonly _zod: { readonly def: { readonly check: string; readonly abort?: boolean } };
}

/** Whether the first rule of a text is a limit after which no other rule runs. */
function isLimited(schema: $ZodType): boolean {
  const [first] = (schema._zod.def as { readonly checks?: readonly Check[] }).checks ?? [];
  return first?._zod.def.check === 'max_length' && first._zod.def.abort === true;
}

/** CPU time that the schema takes to accept or refuse a text: the fastest of a few tries, since other programs run too. */
function timeOf(schema: $ZodType, text: string, tries = 3): number {
  const start = process.cpuUsage();
  safeDecode(schema, text as never);
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  return ms <= MOST_MS || ms > 50 * MOST_MS || tries === 1 ? ms : Math.min(ms, timeOf(schema, text, tries - 1));
}

test('the schemas of all calls are found', () => {
  const kinds = new Set([...SCHEMAS.keys()].map((schema) => schema._zod.def.type));
  expect([...kinds]).toEqual(expect.arrayContaining(['string', 'pipe', 'union', 'object', 'array', 'optional', 'nullable']));
  expect(SCHEMAS.size).toBeGreaterThan(80);
});

test('every text that a client sends has a limit before its other rules', () => {
  const unlimited = [...SCHEMAS].filter(([schema]) => schema._zod.def.type === 'string' && !isLimited(schema));
  expect(unlimited.map(([, place]) => place)).toEqual([]);
});

test.each([...SCHEMAS].map(([schema, place]) => [place, schema._zod.def.type, schema] as const))(
  '%s (%s) reads or refuses any long text at once',
  (_place, _kind, schema) => {
    const slow = LONG_TEXTS.map(([name, text]) => [name, timeOf(schema, text)] as const).filter(([, ms]) => ms > MOST_MS);
    expect(slow).toEqual([]);
  },
);
