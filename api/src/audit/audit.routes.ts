import { auditCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import type { Services } from '../services';
import { pageOfEntries, pageOfMovements } from './logs.store';

export function auditRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, auditCalls.entries, ({ query }) => pageOfEntries(db, query, timeZone));
  route(app, auditCalls.movements, ({ query }) => pageOfMovements(db, query, timeZone));
}
