import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { nowAndThen } from '../now-and-then';
import { foldFigures } from './figures.store';

/** Reading adds up what was written since: a few thousand rows take some milliseconds. */
const EVERY_MS = 10_000;

/** Folds the figures while the server runs. They are right without it, and read more slowly the longer nobody folds. */
export function foldNowAndThen(app: FastifyInstance, db: Database): void {
  nowAndThen(app, { everyMs: EVERY_MS, failure: 'The figures were not folded', work: () => foldFigures(db) });
}
