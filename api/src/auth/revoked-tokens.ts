import { lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { revokedTokens } from '../db/schema/people';
import { announceSession } from '../events/announce';
import type { Caller } from './caller';
import { recordAudit } from '../audit/audit';
import { sessionEntry } from './session-entries';

/** Ends one session at once, with its open event streams. Kept until the token would have expired by itself. */
export async function revokeToken(db: Database, { id, tokenId, signedInUntil }: Caller, now: Date): Promise<void> {
  const entry = await sessionEntry(db, { act: 'sign-out', userId: id, tokenId, now });
  await db.transaction(async (tx) => {
    await tx.delete(revokedTokens).where(lt(revokedTokens.expiresAt, now));
    await tx.insert(revokedTokens).values({ id: tokenId, expiresAt: signedInUntil }).onConflictDoNothing();
    if (entry !== null) await recordAudit(tx, entry);
    await announceSession(tx, id);
  });
}
