import type { Account } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { redeems, topups } from '../db/schema/finance';
import { users, userVisits } from '../db/schema/people';
import { toUnits } from '../money/cents';
import { wallClock, wallClockOrNull } from '../time/platform-time';
import { countMatches } from './activity.store';

const { id, name, email, balanceCents, createdAt } = users;
const columns = { id, name, email, balanceCents, createdAt, seenAt: userVisits.seenAt };

/** What an administrator recognises a user by: e-mail addresses are not verified here, and two users may have one name. */
export async function findAccount(db: Database, userId: number, timeZone: string): Promise<Account> {
  const found = await db.select(columns).from(users).leftJoin(userVisits, eq(userVisits.userId, id)).where(eq(id, userId));
  const { seenAt, createdAt: since, balanceCents: cents, ...known } = foundRow(found, 'User', userId);
  const topUps = await db.$count(topups, eq(topups.userId, userId));
  return {
    ...known,
    balance: toUnits(cents),
    registeredAt: wallClock(since, timeZone),
    lastSeenAt: wallClockOrNull(seenAt, timeZone),
    matches: await countMatches(db, userId),
    requests: topUps + (await db.$count(redeems, eq(redeems.userId, userId))),
  };
}
