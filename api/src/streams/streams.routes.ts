import { streamCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { encode } from 'zod/v4/core';
import { unknown } from 'zod/mini';
import { pageRequest } from '../db/paging';
import { route } from '../http/route';
import type { Services } from '../services';
import { createStream, findStream, pageOfStreams } from './streams.store';
import * as t from './streams.messages';

/** The platform's client asks for no page, and should see everything that there reasonably is. */
const PAGE_SIZE = 100;
const LARGEST_PAGE = 1000;

const { list } = streamCalls;

const served = {
  /** The stream, and a sentence. */
  create: { ...streamCalls.create, response: unknown() },
} as const;

export function streamRoutes(app: FastifyInstance, { db, config: { timeZone } }: Services): void {
  route(app, list, ({ query }) => pageOfStreams(db, pageRequest({ pageSize: PAGE_SIZE, ...query }, LARGEST_PAGE), timeZone));
  route(app, served.create, async ({ params, body: stream }, { act }) => {
    const made = await findStream(db, await createStream(db, { stream, ...params, ...act }), timeZone);
    return { ...encode(list.response.item, made), message: t.streamAdded };
  });
}
