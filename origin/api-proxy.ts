import { ORIGIN_HEADER } from '@arena/shared/contract';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compressed-answers.ts';

/** How a connection ends that the other side has closed. */
const HUNG_UP: ReadonlySet<string | undefined> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Passes the calls on to the API, so that a browser meets one origin. */
export async function passOnApi(app: FastifyInstance, api: string): Promise<void> {
  await app.register(async (scope) => {
    // A body of any kind is passed on as it is: what it has to be is for the API to say.
    scope.removeAllContentTypeParsers();
    await scope.register(httpProxy, {
      upstream: api,
      prefix: '/api/v1',
      rewritePrefix: '/api/v1',
      replyOptions: {
        // The server counts failed sign-ins by address: it must see the person's, not this process's. Node has answered `Expect` already.
        rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({ ...headers, 'x-forwarded-for': request.ip }),
        // The server closes connections that nobody used for a while, and can do so as one is used again. Reads change nothing.
        retryDelay: ({ err, req, res, attempt, getDefaultDelay }) =>
          attempt === 0 && READS.has(req.method) && HUNG_UP.has((err as NodeJS.ErrnoException | null)?.code)
            ? 1
            : getDefaultDelay(req, res, err, attempt),
        onResponse: (request, reply, { stream }) =>
          sendCompressed(request as unknown as FastifyRequest, reply as unknown as FastifyReply, stream),
        // Marked, so that the console does not show it as the platform server's own words.
        onError: (reply) =>
          void (reply as unknown as FastifyReply).code(502).header(ORIGIN_HEADER, 'origin').send({
            message: 'The platform server cannot be reached. Try again in a moment; if it goes on, tell the platform team.',
            success: false,
          }),
      },
    });
  });
}
