import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { passOnApi } from '../api-proxy.ts';
import { BROKEN_REQUESTS, refuseInSentences } from '../refusals.ts';

interface Options {
  readonly eventStreams?: number;
  readonly say?: (line: string) => void;
}

/** An origin that passes calls on to an API which answers so, for tests. */
export async function passedOn(
  answer: RequestListener,
  { eventStreams, say }: Options = {},
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const api = createServer(answer).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const origin = fastify({ forceCloseConnections: true, ...BROKEN_REQUESTS });
  refuseInSentences(origin, say);
  await passOnApi(origin, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, eventStreams);
  return {
    url: await origin.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await origin.close();
      api.closeAllConnections();
      api.close();
    },
  };
}
