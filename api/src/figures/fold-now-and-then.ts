import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { foldFigures } from './figures.store';

/** Reading adds up what was written since: a few thousand rows take some milliseconds. */
const EVERY_MS = 10_000;

/** Folds the figures while the server runs. They are right without it, and read more slowly the longer nobody folds. */
export function foldNowAndThen(app: FastifyInstance, db: Database): void {
  let timer: NodeJS.Timeout | undefined;
  let folding = false;
  const fold = async () => {
    if (folding) return;
    folding = true;
    await foldFigures(db).catch((error: unknown) => app.log.error({ err: error }, 'The figures were not folded'));
    folding = false;
  };
  app.addHook('onReady', async () => {
    timer = setInterval(() => void fold(), EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
