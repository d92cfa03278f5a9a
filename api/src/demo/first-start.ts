import type { Connection } from '../db/database';
import { settings } from '../db/schema/records';
import { DEMO_SEED, MINUTE, seededRandom } from './demo';
import { seedFinance } from './demo-finance';
import { seedFullmaps } from './demo-fullmaps';
import { seedNews } from './demo-news';
import { seedNewcomers, seedPeople } from './demo-people';
import { seedRooms } from './demo-rooms';
import { seedTournaments } from './demo-tournaments';

/** Notes the first start, and fills a fresh embedded database with the demo. Not in production: the demo's passwords are published. */
export function seedOnFirstStart(
  { db, embedded }: Pick<Connection, 'db' | 'embedded'>,
  production: boolean,
  firstStart = new Date(),
): Promise<boolean> {
  // One transaction: a start that is cut off leaves nothing behind, and the next one is the first again.
  return db.transaction(async (tx) => {
    const noted = await tx
      .insert(settings)
      .values({ key: 'first-start', value: firstStart.toISOString() })
      .onConflictDoNothing()
      .returning();
    if (noted.length === 0 || !embedded || production) return false;
    // The same minute makes the same demo.
    const now = new Date(Math.floor(firstStart.getTime() / MINUTE) * MINUTE);
    const random = seededRandom(DEMO_SEED);
    const [admin = 0, ...players] = await seedPeople(tx, random, now);
    const demo = { tx, now, admin, players };
    await seedRooms(demo, random);
    await seedFullmaps(demo);
    await seedTournaments(demo);
    // Last of what moves balances.
    await seedFinance(demo);
    await seedNewcomers(demo);
    await seedNews(demo);
    return true;
  });
}
