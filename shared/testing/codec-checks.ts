import { API_BASE, type Call, CALL_TABLES, type CallInput, type CallOutput, lineOf } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { fail } from './faults';

type Schema = z.ZodMiniType;
type Parts = Readonly<Record<string, unknown>>;

/** A value after the transport: JSON drops what it can't represent. */
const sent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Runs a step of a call; the test fails when the step does. */
function step<T>(call: Call, cannot: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    return fail(`${lineOf(call)}: ${cannot}: ${(error as Error).message}`);
  }
}

/** Decodes a part of a request, as the server does. */
const readAsServer = (call: Call, place: string, schema: Schema, value: unknown): unknown =>
  step(call, `the server refuses ${place} ${JSON.stringify(value)}`, () => z.decode(schema, value as never));

const readParts = (call: Call, place: string, schemas: Readonly<Record<string, Schema>> = {}, parts: Parts = {}): Parts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      const schema = schemas[name];
      if (schema === undefined) return fail(`${lineOf(call)} has no ${place} '${name}'.`);
      return [[name, readAsServer(call, `the ${place} '${name}'`, schema, String(value))]];
    }),
  );

function readBody(call: Call, schema: Schema, body: unknown): unknown {
  const written = step(call, 'the body cannot be written', () => z.encode(schema, body));
  return readAsServer(call, 'the body', schema, sent(written));
}

/** The input as the server decodes it. The test fails when the server would refuse it. */
export function inputAsRead<C extends Call>(call: C, input: CallInput<C>): CallInput<C> {
  const { params, query, body } = input as { readonly params?: Parts; readonly query?: Parts; readonly body?: unknown };
  const missing = Object.keys(call.params ?? {}).filter((name) => params?.[name] === undefined);
  if (missing.length > 0) fail(`${lineOf(call)}: no ${missing.join(', ')} is given.`);
  return {
    ...(call.params === undefined ? {} : { params: readParts(call, 'path parameter', call.params, params) }),
    ...(call.query === undefined ? {} : { query: readParts(call, 'query parameter', call.query, query) }),
    ...(call.body === undefined ? {} : { body: readBody(call, call.body, body) }),
  } as CallInput<C>;
}

/** The answer as the client decodes it. The test fails when no server can send it: it can't be encoded, or decodes to something else. */
export function outputAsRead<C extends Call>(call: C, output: CallOutput<C>): CallOutput<C> {
  const { response } = call;
  if (response === 'blob') return output instanceof Blob ? output : fail(`${lineOf(call)}: its answer is no Blob.`);
  const written = step(call, 'no server can answer this', () => z.encode(response, output));
  const read = step(call, 'no client can read this answer', () => z.decode(response, sent(written) as never));
  step(call, 'an answer that reads otherwise when it has gone over the wire', () => expect(read).toEqual(output));
  return read as CallOutput<C>;
}

const ALL = Object.values(CALL_TABLES).flatMap((calls) => Object.values<Call>(calls));
const placesOf = ({ path }: Call) => path.split('{').length;
const patternOf = ({ path }: Call) => new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]*')}$`);
// `/posts/search` before `/posts/{tournamentId}`.
const PATTERNS = ALL.sort((one, other) => placesOf(one) - placesOf(other)).map((call) => [patternOf(call), call] as const);

/** The contract's call that a request makes. The test fails when there is none, or when the server would refuse the body. */
export async function checkRequest(request: Request): Promise<Call> {
  const { pathname } = new URL(request.url);
  const call = PATTERNS.find(([pattern, { method }]) => method === request.method && pattern.test(pathname))?.[1];
  if (call === undefined) return fail(`The contract has no ${request.method} ${pathname}.`);
  if (call.body === undefined) return call;
  const text = await request.clone().text();
  readAsServer(call, 'the body', call.body, text === '' ? undefined : JSON.parse(text));
  return call;
}
