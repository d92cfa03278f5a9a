import type { FastifyRequest } from 'fastify';

/** An address without its query, which may hold an account number or what somebody searched for. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** What Fastify writes down of its own accord, at the level `info`, without anybody's data. */
export const logOptions = (level: string) => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: pathOf(url), remoteAddress: ip }),
  },
});
