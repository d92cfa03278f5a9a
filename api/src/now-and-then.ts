import type { FastifyInstance } from 'fastify';

interface Chore {
  readonly everyMs: number;
  readonly failure: string;
  /** Never runs twice at a time. */
  work(): Promise<unknown>;
}

/** Repeats work while the server runs. Returns a function that does the work immediately. */
export function nowAndThen(app: FastifyInstance, { everyMs, failure, work }: Chore): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const once = () =>
    (running ??= work()
      .then(() => {})
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => (running = null)));
  app.addHook('onReady', async () => {
    timer = setInterval(() => void once(), everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return once;
}
