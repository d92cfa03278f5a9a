import type * as z from './zod';
type Schema = z.ZodMiniType;
/** Who may make the call; enforced by the server. */
export type Access = 'public' | 'signed-in' | 'admin';
/** What the reference server adds to the specification; announced at `GET /capabilities`. */
export type Capability = 'registration' | 'room-settings' | 'room-delete' | 'idempotency-key' | 'winner-room' | 'application-reject' | 'tournament-rewards' | 'tournament-complete' | 'topup-statistics' | 'redeem-decisions' | 'player-requests' | 'audit-log' | 'user-statistics' | 'create-user' | 'ban-user' | 'user-activity' | 'profile-edit' | 'dashboard-statistics' | 'analytics' | 'notifications' | 'live-changes' | 'session-user' | 'form-messages' | 'counts' | 'user-search' | 'room-pages' | 'application-pages' | 'pool-limit' | 'request-search' | 'separate-approver' | 'banned-confirmation' | 'confirm-password' | 'role-revoke' | 'user-account';
/** One call (a table row of the specification's section 7): the source of the client, routes, validation, OpenAPI page and test servers. */
export interface Call {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    /** Below the base path, with a leading slash and `{names}` of the params: `/rooms/{roomId}`. A trailing slash is significant. */
    readonly path: string;
    readonly access: Access;
    readonly params?: Readonly<Record<string, Schema>>;
    readonly query?: Readonly<Record<string, Schema>>;
    readonly body?: Schema;
    /** The answer of a success; `'blob'` for bytes. */
    readonly response: Schema | 'blob';
    /** The status of a success. */
    readonly status: 200 | 201;
    /** Set where the specification counts no other status as a success, not even another 2xx. */
    readonly exactStatus?: true;
    /** Set on calls that only exist where the server announces this capability. */
    readonly extension?: Capability;
    /** Our server refuses with 403 (`confirm-password`) unless `POST /auth/confirm-password` was called in the last minutes; others don't. */
    readonly needsPassword?: true;
    /** A 401 answer to this call is its own failure and never an expired session. */
    readonly ownUnauthorized?: true;
}
export type Shape<T> = T extends Readonly<Record<string, Schema>> ? {
    -readonly [Name in keyof T]: z.output<T[Name]>;
} : undefined;
/** Everything that a call takes. */
export type CallInput<C extends Call> = (C extends {
    params: infer P;
} ? {
    params: Shape<P>;
} : unknown) & (C extends {
    query: infer Q;
} ? {
    query: Partial<Shape<Q>>;
} : unknown) & (C extends {
    body: infer B extends Schema;
} ? {
    body: z.output<B>;
} : unknown);
export type CallOutput<C extends Call> = C['response'] extends Schema ? z.output<C['response']> : Blob;
/** The members that every call has. `line` is the method and the path; a success answers 200 unless the call says otherwise. */
export declare function call<const M extends Call['method'], const P extends `/${string}`, const A extends Access>(line: `${M} ${P}`, access: A): {
    readonly method: M;
    readonly path: P;
    readonly access: A;
    readonly status: 200;
};
/** Keeps the literal types of a table of calls. */
export declare function defineCalls<const T extends Readonly<Record<string, Call>>>(calls: T): T;
/** The calls' base path; the client joins it and a call's path with exactly one slash. */
export declare const API_BASE = "/api/v1";
/** How long a browser remembers a request that it sent, and may send it again under the same idempotency key. */
export declare const INTENT_DAYS = 30;
/** On an answer that the console's own address gave because the API did not: nginx and the shell server set it. */
export declare const ORIGIN_HEADER = "arena-answered-by";
/** A call as a line: `PUT /users/{userId}/ban`. */
export type CallLine = `${Call['method']} /${string}`;
export declare const lineOf: ({ method, path }: Call) => CallLine;
export {};
