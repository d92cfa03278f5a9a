import type { Call, CallInput } from '@arena/shared/contract';
import { type $ZodType, safeDecode } from 'zod/v4/core';
import { badRequest } from './errors';
import { sentenceFor } from './sentences';

// PostgreSQL's text has no room for the character 0, and its jsonb none for half of a surrogate pair; nobody types either.
const UNSTORABLE = /\0|\p{Surrogate}/u;

// One after the other: a body of thousands of brackets would be too deep for calls within calls.
function refuseUnstorable(what: string, given: unknown): void {
  const left: unknown[] = [given];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) throw badRequest(`${what} has a character that cannot be stored.`);
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) left.push(part);
  }
}

/** A rule may ask a value for more than it is: an object whose `length` is no number made zod itself throw. */
function tryDecode(schema: $ZodType, value: unknown, place: string) {
  try {
    return safeDecode(schema, value, { reportInput: true });
  } catch {
    throw badRequest(`A ${place} has a value that cannot be read.`);
  }
}

function decodePart(schema: $ZodType, value: unknown, place: string, name?: string): unknown {
  const result = tryDecode(schema, value, place);
  if (!result.success) throw badRequest(sentenceFor(result.error.issues, place, name));
  return result.data;
}

function decodeParams(schemas: Call['params'], values: unknown): Record<string, unknown> {
  const given = values as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schemas ?? {}).map(([name, schema]) => {
      refuseUnstorable(`The path parameter '${name}'`, given[name]);
      return [name, decodePart(schema, given[name], 'path parameter', name)];
    }),
  );
}

/** What a caller left out stays out: whether that is allowed is the business of the call. */
function decodeQuery(schemas: Call['query'], values: unknown): Record<string, unknown> {
  const given = values as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schemas ?? {})
      .filter(([name]) => given[name] !== undefined)
      .map(([name, schema]) => [name, decodePart(schema, given[name], 'query parameter', name)]),
  );
}

/** Checks a request against its call and answers what the handler works with: domain names, never the wire's. */
export function decodeRequest<C extends Call>(call: C, request: { params: unknown; query: unknown; body: unknown }): CallInput<C> {
  refuseUnstorable('The request', request.body);
  const input = {
    params: decodeParams(call.params, request.params),
    query: decodeQuery(call.query, request.query),
    body: call.body === undefined ? undefined : decodePart(call.body, request.body ?? undefined, 'field'),
  };
  // The three parts were made from the very schemas that the type is made from; TypeScript cannot follow the loop.
  return input as CallInput<C>;
}
