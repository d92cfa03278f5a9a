import type { FastifyInstance } from 'fastify';

interface Chore {
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  /** For the log, when it failed: `The figures were not folded`. */
  readonly failure: string;
}

/** Does a chore while the server runs, one at a time. A failure is logged and the next turn tries again. */
export function nowAndThen(app: FastifyInstance, { everyMs, run, failure }: Chore): void {
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const turn = async () => {
    if (busy) return;
    busy = true;
    await run().catch((error: unknown) => app.log.error({ err: error }, failure));
    busy = false;
  };
  app.addHook('onReady', async () => {
    timer = setInterval(() => void turn(), everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
