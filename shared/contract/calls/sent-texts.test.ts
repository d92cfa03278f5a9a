/** @jest-environment node */
import { ZodMiniType } from 'zod/mini';
import { type $ZodType, safeDecode } from 'zod/v4/core';
import { LONG_TEXTS } from '../../../tooling/testing/properties/long-texts.ts';
import { schemasIn } from '../../../tooling/testing/properties/schema-parts.ts';
import type { Call } from '../call';
import { CALL_TABLES } from './tables';

/* Covers every schema of client input, which the test collects from the table of calls. */

const MOST_MS = 20;

const kindOf = (schema: $ZodType) => (schema instanceof ZodMiniType ? schema.def.type : 'unknown');

/** By the first place that uses it. */
const SCHEMAS = new Map<$ZodType, string>();
for (const [table, calls] of Object.entries(CALL_TABLES))
  for (const [name, { params, query, body }] of Object.entries<Call>(calls))
    for (const [input, schema] of Object.entries({ ...params, ...query, ...(body === undefined ? {} : { body }) }))
      schemasIn(schema, `${table}.${name} ${input}`, SCHEMAS);

/** Whether a too long text is rejected by its length alone, before any other check runs. */
const isLimited = (schema: $ZodType) =>
  LONG_TEXTS.filter(([, { length }]) => length > 50_000).every(([, text]) => {
    const issues = safeDecode(schema, text).error?.issues ?? [];
    return issues.length === 1 && issues[0]?.code === 'too_big';
  });

/** The CPU time of a check: the fastest of several runs, because other processes run too. */
function timeOf(schema: $ZodType, text: string, tries = 3): number {
  const start = process.cpuUsage();
  safeDecode(schema, text as never);
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  return ms <= MOST_MS || ms > 50 * MOST_MS || tries === 1 ? ms : Math.min(ms, timeOf(schema, text, tries - 1));
}

test('the schemas of all calls are found', () => {
  const kinds = new Set([...SCHEMAS.keys()].map(kindOf));
  expect([...kinds]).toEqual(expect.arrayContaining(['string', 'pipe', 'union', 'object', 'array', 'optional', 'nullable']));
  expect(SCHEMAS.size).toBeGreaterThan(80);
});

test('every text that a client sends has a limit before its other rules', () => {
  const unlimited = [...SCHEMAS].filter(([schema]) => kindOf(schema) === 'string' && !isLimited(schema));
  expect(unlimited.map(([, place]) => place)).toEqual([]);
});

test.each([...SCHEMAS].map(([schema, place]) => [place, kindOf(schema), schema] as const))(
  '%s (%s) reads or refuses any long text at once',
  (_place, _kind, schema) => {
    const slow = LONG_TEXTS.map(([name, text]) => [name, timeOf(schema, text)] as const).filter(([, ms]) => ms > MOST_MS);
    expect(slow).toEqual([]);
  },
);
