import type * as z from '@arena/shared/contract/zod';

type Schema = z.ZodMiniType;

/** Who may make a call. The server enforces it. */
export type Access = 'public' | 'signed-in' | 'admin';

/** An extension of the specification that a backend announces at `GET /capabilities`. */
export type Capability =
  | 'registration'
  | 'room-settings'
  | 'room-delete'
  | 'idempotency-key'
  | 'winner-room'
  | 'application-reject'
  | 'tournament-rewards'
  | 'tournament-complete'
  | 'topup-statistics'
  | 'redeem-decisions'
  | 'player-requests'
  | 'audit-log'
  | 'user-statistics'
  | 'create-user'
  | 'ban-user'
  | 'user-activity'
  // A user's balance is adjusted once per idempotency key; the user's statement then has it.
  | 'balance-adjust'
  | 'profile-edit'
  | 'dashboard-statistics'
  | 'analytics'
  | 'notifications'
  | 'live-changes'
  // Tells which administrator a session belongs to.
  | 'session-user'
  | 'form-messages'
  | 'counts'
  | 'user-search'
  | 'room-pages'
  // Search and paging of full-map rooms and of applications.
  | 'application-pages'
  // A full-map room's rewards never exceed its prize pool.
  | 'pool-limit'
  | 'request-search'
  // Finds people, rooms, tournaments and requests by name or number.
  | 'search'
  // Administrators can't decide about their own money.
  | 'separate-approver'
  // A banned user is paid only after an explicit confirmation.
  | 'banned-confirmation'
  // `POST /auth/confirm-password` and the calls with `needsPassword`.
  | 'confirm-password'
  | 'role-revoke'
  | 'repeated-hour'
  | 'user-account'
  // The facts, history and marks of top-up and redeem requests.
  | 'request-facts';

/** One call of the API, a row of the tables in part 1 §7 and part 2 §7. The client, routes, validation and OpenAPI page derive from it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below `API_BASE` with `{param}` placeholders: `/rooms/{roomId}`. A trailing slash is significant. */
  readonly path: string;
  /** The section whose own service answers; `path` is then a path of that service. Since contract 5.2. */
  readonly section?: string;
  readonly access: Access;
  readonly params?: Readonly<Record<string, Schema>>;
  readonly query?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** The schema of a successful answer; `'blob'` for bytes. */
  readonly response: Schema | 'blob';
  /** The status of a successful answer. */
  readonly status: 200 | 201;
  /** Any other status is a failure, even another 2xx. */
  readonly exactStatus?: true;
  /** The call exists only on backends that announce this capability. */
  readonly extension?: Capability;
  /** With `confirm-password`, the server refuses with 403 unless the user confirmed the password in the last few minutes. */
  readonly needsPassword?: true;
  /** A 401 answer means that this call failed, not that the session expired. */
  readonly ownUnauthorized?: true;
}

/** The decoded values of a record of schemas, such as a call's `params`. */
export type Shape<T> = T extends Readonly<Record<string, Schema>> ? { -readonly [Name in keyof T]: z.output<T[Name]> } : undefined;

/** The `params`, `query` and `body` that a call takes, decoded. Every query member is optional. */
export type CallInput<C extends Call> = (C extends { params: infer P } ? { params: Shape<P> } : unknown) &
  (C extends { query: infer Q } ? { query: Partial<Shape<Q>> } : unknown) &
  (C extends { body: infer B extends Schema } ? { body: z.output<B> } : unknown);

/** The decoded answer of a call, or a `Blob`. */
export type CallOutput<C extends Call> = C['response'] extends Schema ? z.output<C['response']> : Blob;

/** The base path of all calls (part 1 §7). */
export const API_BASE = '/api/v1';
/** The federation name of a section. */
export const SECTION_NAME = /^[a-z][a-z0-9_]{0,40}$/;
/** The base path of a section's own service. The console's server forwards what is below to that service. */
export const serviceBase = (section: string) => `/api/sections/${section}`;
/** How many days a browser remembers a request, and may repeat it with the same idempotency key. */
export const INTENT_DAYS = 30;
/** The header on error answers that come from the console's own server or proxy, not from the API: `origin`, or `SERVICE_AWAY`. */
export const ORIGIN_HEADER = 'arena-answered-by';
/** The value of `ORIGIN_HEADER` where a section's own service can't be used. The message says why. */
export const SERVICE_AWAY = 'origin-for-service';
/** The `code` of a 401 whose message says why the session ended before its time. */
export const SESSION_ENDED = 'session-ended';
/** Method and path of a call: `PUT /users/{userId}/ban`. */
export type CallLine = `${Call['method']} /${string}`;
/** The method and path of a call as one line; the full path for a section's own service. */
export const lineOf = ({ method, path, section }: Call) =>
  `${method} ${section === undefined ? path : serviceBase(section) + path}` as CallLine;
