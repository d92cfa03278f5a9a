import type { Connection } from '../db/database';
import { settings } from '../db/schema/records';
import { demoData } from './demo-data';
import { seedFinance } from './seed-finance';
import { seedFullmaps } from './seed-fullmaps';
import { seedNews } from './seed-news';
import { seedPeople } from './seed-people';
import { seedDemo } from './seed';
import { seedTournaments } from './seed-tournaments';

/**
 * Notes that this installation has started, and fills a fresh embedded database with the demo. Never in production, never on a
 * PostgreSQL server: there a stranger could sign in with the demo's published passwords.
 */
export function seedOnFirstStart(
  { db, embedded }: Pick<Connection, 'db' | 'embedded'>,
  production: boolean,
  now = new Date(),
): Promise<boolean> {
  // One transaction: a start that is cut off leaves nothing behind, and the next one is the first again.
  return db.transaction(async (tx) => {
    const noted = await tx.insert(settings).values({ key: 'first-start', value: now.toISOString() }).onConflictDoNothing().returning();
    const fresh = noted.length > 0 && embedded && !production;
    if (fresh) {
      const demo = demoData(now);
      await seedDemo(tx, demo);
      await seedFullmaps(tx, demo.now);
      await seedTournaments(tx, demo.now);
      // Last of what moves balances.
      await seedFinance(tx, demo.now);
      await seedPeople(tx, demo.now);
      await seedNews(tx, demo.now);
    }
    return fresh;
  });
}
