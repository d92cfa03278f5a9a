import { type $ZodIssue, type $ZodType, safeDecode } from 'zod/v4/core';
import { type Call, type CallInput, limitedText } from '@arena/shared/contract';
import { codec, type input, type output, type ZodMiniType } from 'zod/mini';
import { badRequest } from '../errors';
import * as t from './http.messages';

// zod/mini carries no texts of its own; this is what it says for "no text was given".
const NO_TEXT = 'Invalid input';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function sizeRule(issue: Extract<$ZodIssue, { code: 'too_small' | 'too_big' }>): string {
  const [bound, words] = issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  const unit = (name: string) => `${bound} ${name}${Number(bound) === 1 ? '' : 's'}`;
  if (issue.origin === 'string') return `must have ${words} ${unit('character')}`;
  if (issue.origin === 'array') return `must have ${words} ${unit('entry').replace('entrys', 'entries')}`;
  if (issue.inclusive === false) return `must be ${issue.code === 'too_small' ? 'greater' : 'less'} than ${bound}`;
  return `must be ${words} ${bound}`;
}

function rule(issue: $ZodIssue): string {
  if (issue.message !== NO_TEXT) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
    case 'too_big':
      return sizeRule(issue);
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.join(', ')}`;
    case 'invalid_union':
      return unionRule(issue);
    default:
      return 'is not valid';
  }
}

/** Of the forms that a value may have, the message is about the one that got furthest. */
function unionRule(issue: Extract<$ZodIssue, { code: 'invalid_union' }>): string {
  if (issue.input === undefined) return 'is missing';
  const nearest = issue.errors.flat().find((inner) => inner.code !== 'invalid_type') ?? issue.errors[0]?.[0];
  return nearest === undefined ? 'is not valid' : rule(nearest);
}

/** The first thing that is wrong: `The field 'password' is missing.` `place`: 'field' of a body, 'path parameter', 'query parameter'. */
function sentenceFor(issues: readonly $ZodIssue[], place: string, name = ''): string {
  const [issue] = issues;
  const path = [name, ...(issue?.path ?? [])].filter((part) => part !== '').join('.');
  if (issue === undefined) return t.invalidRequest;
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `'${[path, key].filter(Boolean).join('.')}'`).join(', ');
    return issue.keys.length === 1 ? t.unknownHere(place, keys) : t.areUnknownHere(place, keys);
  }
  if (path === '') return issue.code === 'invalid_type' && issue.input === undefined ? t.bodyMissing : `The body ${rule(issue)}.`;
  return `The ${place} '${path}' ${rule(issue)}.`;
}

// PostgreSQL's text has no room for the character 0, and its jsonb none for half of a surrogate pair; no user types either.
const UNSTORABLE = /\0|\p{Surrogate}/u;

// One after the other: a body of thousands of brackets would be too deep for calls within calls.
export function refuseUnstorable(what: string, given: unknown): void {
  const left: unknown[] = [given];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) throw badRequest(t.unstorableCharacter(what));
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) left.push(part);
  }
}

/** A rule may ask a value for more than it is: an object whose `length` is no number made zod itself throw. */
function tryDecode(schema: $ZodType, value: unknown, place: string) {
  try {
    return safeDecode(schema, value, { reportInput: true });
  } catch {
    throw badRequest(t.unreadableValue(place));
  }
}

function decodePart(schema: $ZodType, value: unknown, place: string, name?: string): unknown {
  const result = tryDecode(schema, value, place);
  if (!result.success) throw badRequest(sentenceFor(result.error.issues, place, name));
  return result.data;
}

/** A missing parameter stays missing: the call decides whether that is allowed. */
function decodeEach(schemas: Call['params'], values: unknown, place: string): Record<string, unknown> {
  const given = values as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(schemas ?? {})
      .filter(([name]) => given[name] !== undefined)
      .map(([name, schema]) => [name, decodePart(schema, given[name], place, name)]),
  );
}

/** Checks a request against its call and answers what the handler works with: domain names, never the wire's. */
export function decodeRequest<C extends Call>(call: C, request: { params: unknown; query: unknown; body: unknown }): CallInput<C> {
  refuseUnstorable('The request', request.body);
  for (const [name, value] of Object.entries(request.params ?? {})) refuseUnstorable(`The path parameter '${name}'`, value);
  const input = {
    params: decodeEach(call.params, request.params, 'path parameter'),
    query: decodeEach(call.query, request.query, 'query parameter'),
    body: call.body === undefined ? undefined : decodePart(call.body, request.body ?? undefined, 'field'),
  };
  // The three parts were made from the very schemas that the type is made from; TypeScript cannot follow the loop.
  return input as CallInput<C>;
}

/** A word of a path that is taken in any case, as the platform's backend does. */
export const caseless = <S extends ZodMiniType<string, string>>(words: S) =>
  codec(limitedText(100), words, { decode: (value) => value.toUpperCase() as input<S>, encode: (value: output<S> | string) => value });
