import { AsyncLocalStorage } from 'node:async_hooks';

/** Why a balance changes: see the causes in `ledger.ts`. */
export type MovementKind = 'payout' | 'refund' | 'adjustment' | 'entry-fee';

/** Which connections work may use. Decisions have their own, so that no number of lists keeps a payment waiting. */
export type Lane = 'lists' | 'decisions';

export interface RequestOrigin {
  readonly address: string | null;
  readonly session: string | null;
}

export interface RequestScope {
  readonly lane: Lane;
  /** Whether a replica may answer, which is a moment behind. */
  readonly fromReplica: boolean;
  /** Aborted when the client has gone; null where the work must finish anyway. */
  readonly signal: AbortSignal | null;
  /** The money that the call may move; null for a call that moves none. */
  readonly moves: MovementKind | 'any' | null;
  /** null outside of a request. */
  readonly origin: (() => RequestOrigin) | null;
}

const storage = new AsyncLocalStorage<RequestScope>();
/** Work outside of any request is the server's own: short, and needed for decisions and events. */
const OWN_WORK: RequestScope = { lane: 'decisions', fromReplica: false, signal: null, moves: 'any', origin: null };
export const currentScope = (): RequestScope => storage.getStore() ?? OWN_WORK;
export const currentOrigin = (): RequestOrigin => currentScope().origin?.() ?? { address: null, session: null };
/** Runs work, and what it starts, as part of a request. */
export const within = <T>(scope: RequestScope, work: () => T): T => storage.run(scope, work);
/** Runs work of a request that has to know how things are now, or that changes something. */
export const atPrimary = <T>(work: () => T): T => within({ ...currentScope(), fromReplica: false }, work);
