import type { FastifyInstance } from 'fastify';
import type { Connection } from '../db/database';
import { nowAndThen } from '../now-and-then';
import { sealEntries } from './seal';

const EVERY_MS = 5000;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/**
 * Seals the audit entries while the server runs, and once more when it stops. The first seal of a day goes into the log, whatever
 * its level: a copy of the hash outside of the database is what a rewritten chain is compared with.
 */
export function keepSealed(app: FastifyInstance, { db, isUp }: Pick<Connection, 'db' | 'isUp'>, clock = () => new Date()): void {
  const log = app.log.child({}, { level: 'info' });
  let loggedOn = dayOf(clock());
  const seal = nowAndThen(app, {
    everyMs: EVERY_MS,
    failure: 'The audit log was not sealed',
    async work() {
      const newest = await sealEntries(db);
      const today = dayOf(clock());
      if (newest === null || today === loggedOn) return;
      loggedOn = today;
      log.info(newest, 'The audit log up to here has this hash');
    },
  });
  app.addHook('onClose', async () => {
    if (await isUp()) await seal();
  });
}
