import { SESSION_ENDED } from '@arena/shared/contract';
import * as t from './api.messages';

/** A refusal with a sentence that the user can act on. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** A word for programs, where the status alone does not say it. */
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

/** Refuses the value of one field. Consoles show the sentence next to that field. */
export class RefusedField extends HttpError {
  constructor(
    readonly field: string,
    sentence: string,
  ) {
    super(400, sentence);
  }
}

export const badRequest = (sentence: string) => new HttpError(400, sentence);

export function statusAsked<Status extends string>({ status }: { readonly status?: Status }): Status {
  if (status === undefined) throw badRequest(t.statusMissing);
  return status;
}

/** The platform's own wording, which its clients may know: `User not found with id : 7`. */
export const notFound = (thing: string, id: number | string, key = 'id') => new HttpError(404, t.notFoundWith(thing, key, id));
/** `ended`: why the session ended before its time. Consoles show that sentence. */
export const unauthorized = (ended: string | null = null) =>
  new HttpError(401, ended ?? t.signInFirst, { 'www-authenticate': 'Bearer' }, ended === null ? null : SESSION_ENDED);
export const forbidden = (sentence = t.onlyAdministrators) => new HttpError(403, sentence);
const retryAfter = (seconds: number) => ({ 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
export const tooMany = (sentence: string, seconds: number) => new HttpError(429, sentence, retryAfter(seconds));
export const busy = (sentence: string, seconds: number) => new HttpError(503, sentence, retryAfter(seconds));
