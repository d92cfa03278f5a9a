import { searchCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route';
import type { Services } from '../services';
import { findAnything } from './search.store';

export function searchRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, searchCalls.find, ({ query }) => findAnything(db, query, timeZone));
}
