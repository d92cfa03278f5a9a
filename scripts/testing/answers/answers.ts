import type { Call } from '@arena/shared/contract';
import { SAMPLES } from './samples';

/** Kinds of answers: the columns of the table in `screens.tsx`. */
export const ANSWERS = ['null', 'empty', '{}', 'HTML', 'cut', 'kind', 'types', 'said', 'silent', '404'] as const;
export type AnswerName = (typeof ANSWERS)[number];

export const SAID = 'Seats are gone';
const json = (body: BodyInit | null, status = 200) => new Response(body, { status, headers: { 'content-type': 'application/json' } });

/** The same answer with a wrong type in every field. */
function mistyped(value: unknown, inside = false): unknown {
  if (Array.isArray(value)) return inside ? 'no list' : value.map((entry) => mistyped(entry));
  if (typeof value === 'object' && value !== null) {
    if (inside) return 7;
    const isPage = 'content' in value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mistyped(part, !(isPage && name === 'content'))]));
  }
  return typeof value === 'string' ? { text: value } : ['wrong'];
}

const healthy = (call: Call) => (call.response === 'blob' ? 'png' : JSON.stringify(SAMPLES.get(call)));

const REPLIES: Readonly<Record<AnswerName, (call: Call) => Response>> = {
  null: () => json('null'),
  empty: () => json(''),
  '{}': () => json('{}'),
  HTML: () => new Response('<!doctype html><title>Gateway</title>', { headers: { 'content-type': 'text/html' } }),
  cut: (call) => json(healthy(call).slice(0, -3)),
  kind: () => json('"a text"'),
  types: (call) => json(JSON.stringify(mistyped(SAMPLES.get(call)))),
  said: () => json(JSON.stringify({ message: SAID }), 500),
  silent: () => json(null, 500),
  404: () => json('{"message":"Not Found"}', 404),
};

export const replyOf = (call: Call, answer: AnswerName): Response => REPLIES[answer](call);
export const goodReply = (call: Call): Response => json(healthy(call));
