import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Call } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { callKeys } from '../db/schema/records';
import { HttpError } from '../errors';
import * as t from './http.messages';

const USED = t.keyUsed;

/** The members of every object in one order: a client may send them in any. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const requestHash = ({ method, path }: Call, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, input], inOrder))
    .digest('hex');

interface KeyUse {
  readonly call: Call;
  /** The request as the call reads it. */
  readonly input: unknown;
  readonly callerId: number;
  readonly key: string;
}

export type ClaimKey = (use: KeyUse) => Promise<void>;

/**
 * Binds a key to the first request that comes with it; 409 for every other one. Before anything is done, in a statement of its own: of two
 * requests at the same moment one is refused. Calls of before keys were bound have no row: the first request with their key binds it.
 */
export function keyClaimer(db: Database, clock: () => Date): ClaimKey {
  return async ({ call, input, callerId, key: given }) => {
    const key = `${callerId}:${given}`;
    const hash = requestHash(call, input);
    const [bound] = await db
      .insert(callKeys)
      .values({ key, requestHash: hash, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ key: callKeys.key });
    if (bound !== undefined) return;
    const [first] = await db.select({ hash: callKeys.requestHash }).from(callKeys).where(eq(callKeys.key, key));
    if (first?.hash !== hash) throw new HttpError(409, USED, {}, 'key-used-for-another-request');
  };
}
