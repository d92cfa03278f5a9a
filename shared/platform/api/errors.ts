import { isolated, ORIGIN_HEADER, SERVICE_AWAY, SESSION_ENDED } from '@arena/shared/contract';
import * as t from './api.messages';

/** Why a call failed. `bad-answer` is an answer that could not be decoded, `refused` any other 4xx. */
export type ApiErrorKind = 'network' | 'timeout' | 'unauthorized' | 'forbidden' | 'not-found' | 'refused' | 'server' | 'bad-answer';
/** The message of a failure without one from the server (part 1 §8, part 2 §8). */
export const GENERIC_MESSAGE = t.wentWrong;

const HINTS: Readonly<Record<ApiErrorKind, string>> = {
  network: t.unreachable,
  timeout: t.tookTooLong,
  unauthorized: t.sessionEnded,
  forbidden: t.noPermission,
  'not-found': t.mayBeRemoved,
  refused: t.checkEntries,
  server: t.wrongOnServer,
  'bad-answer': t.unexpectedResponse,
};
/** Displayed with the server's message, which says when to try again. */
const NOTHING_CHANGED = t.nothingChanged;

/** A failed call. `message` is the server's, or 'Something went wrong'; `hint` tells the user what to do next. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly hint: string;

  constructor(
    readonly kind: ApiErrorKind,
    message: string | null,
    /** The HTTP status; null without an answer. */
    readonly status: number | null,
    /** The server's messages by wire field. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message ?? GENERIC_MESSAGE);
    const tooMany = message === null ? t.tooManyRequests : NOTHING_CHANGED;
    this.hint = status === 429 ? tooMany : HINTS[kind];
  }

  /** Whether the call may have taken effect despite the failure. */
  get outcomeUnknown(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'server' || this.kind === 'bad-answer';
  }
}

/** The message to display for a caught error. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : GENERIC_MESSAGE;
}

/** The server's message in a 5xx response, for an operation that succeeded anyway; null for other errors. */
export const serverMessageOf = (error: unknown): string | null =>
  error instanceof ApiError && error.kind === 'server' ? error.message : null;

/**
 * Joins a message, with a period added if it has none, and a second sentence.
 * @example joinSentences('Room closed', 'Reload the list.') // 'Room closed. Reload the list.'
 */
export function joinSentences(words: string | null, since: string): string {
  const said = words?.trim() ?? '';
  if (said === '') return since;
  return `${isolated(/[.!?…]$/.test(said) ? said : `${said}.`)} ${since}`;
}

/** The advice to display for a caught error. */
export function hintOf(error: unknown): string {
  return error instanceof ApiError ? error.hint : t.keepsHappening;
}

const kindOfStatus = (status: number): ApiErrorKind => {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  return status >= 500 ? 'server' : 'refused';
};

/** A refused read: the default advice is about form entries. */
class RefusedReading extends ApiError {
  override readonly hint = t.viewRejected;
}

/** A successful answer without content: no body, or `null`. */
export class EmptyAnswer extends ApiError {
  override readonly hint = t.emptyAnswer;

  constructor(status: number) {
    super('bad-answer', null, status);
  }
}

/** Whether the requested item doesn't exist: a 404 or an empty answer. Other failures don't tell. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'not-found' || error instanceof EmptyAnswer);

/** The console's own server answered because the API is unreachable, so its message is not the API's. */
class NotPassedOn extends ApiError {
  override readonly hint = t.serverNotResponding;

  constructor() {
    super('network', t.cannotReach, null);
  }
}

/** The console's own server says why a section's own service can't be used. */
class ServiceAway extends ApiError {
  override readonly hint = t.serviceNotAvailable;
}

/** The message says why the session ended before its time. */
export class EndedSession extends ApiError {}

const MOST_CHARACTERS = 300;
/** Markup, a stack trace, a code such as `promo_used`, or the title of a status, such as `Bad Request`. */
const NO_SENTENCE = /^[<[{]|<\/|\n|^[\w.:-]*$|^[A-Z][\w'-]*(?: [A-Z][\w'-]*)*$/;
const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MOST_CHARACTERS && !NO_SENTENCE.test(text.trim());

/** The sentence of a server that has another form for it than `{message}`. Not of a failure, where a proxy may answer for the server. */
async function sentenceOf(response: Response, { error, detail, title }: Readonly<Record<string, unknown>>): Promise<string | null> {
  if (response.status >= 500) return null;
  const type = response.headers.get('content-type') ?? '';
  const plain = type.startsWith('text/plain') ? await response.text().catch(() => '') : '';
  const [sentence] = [error, detail, type.includes('problem+json') ? title : '', plain].filter(isSentence);
  return sentence === undefined ? null : isolated(sentence.trim());
}

/**
 * Converts an error answer: `{message}`, `{message, field}`, a map of fields, a sentence of another form, or anything else.
 * @param reading - Whether the call was a read.
 */
export async function errorOf(response: Response, reading = false): Promise<ApiError> {
  const origin = response.headers.get(ORIGIN_HEADER);
  if (origin !== null && origin !== SERVICE_AWAY) return new NotPassedOn();
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const record = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message = typeof record.message === 'string' && record.message !== '' ? isolated(record.message) : null;
  if (origin === SERVICE_AWAY) return new ServiceAway('network', message, null);
  // Operators find the failure in the logs by it.
  const reference = response.status >= 500 && typeof record.reference === 'string' ? record.reference : null;
  const map = Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const about = message !== null && typeof record.field === 'string' ? { [record.field]: message } : {};
  const kind = kindOfStatus(response.status);
  const isRefusedReading = reading && kind === 'refused' && response.status !== 429;
  const Failure = record.code === SESSION_ENDED ? EndedSession : isRefusedReading ? RefusedReading : ApiError;
  const said =
    message === null || reference === null
      ? (message ?? (await sentenceOf(response, record)))
      : joinSentences(message, t.referenceIs(reference));
  return new Failure(kind, said, response.status, message === null ? map : about);
}
