import fastify from 'fastify';

/** What a call answers: its path below /api/v1, and its query. */
export type Answer = (path: string, query: URLSearchParams) => unknown;

export interface BenchBackend {
  readonly origin: string;
  /** Keeps answers back until `release` is called, so that a page can come up before its rows do. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

/** Answers reads at once: each answer is serialised only once. */
export async function startBackend(answer: Answer): Promise<BenchBackend> {
  const known = new Map<string, string>();
  let gate = Promise.resolve();
  let open: () => void = () => undefined;
  const app = fastify({ forceCloseConnections: true });
  app.get('/api/v1/*', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://any');
    const path = pathname.slice('/api/v1'.length);
    const text = known.get(request.url) ?? JSON.stringify(path === '/capabilities' ? { capabilities: [] } : answer(path, searchParams));
    known.set(request.url, text);
    await gate;
    return reply.type('application/json').send(text);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    hold() {
      gate = new Promise((resolve) => (open = resolve));
    },
    release: () => open(),
    close: () => app.close(),
  };
}
