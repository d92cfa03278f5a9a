import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** All servers listen here, and the browser uses the same name. */
export const HOST = '127.0.0.1';

export function isTaken(port: number, host = HOST): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine may lack a kind of address, such as IPv6.
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

// Below the ephemeral port range, whose ports the system may assign before a server listens.
const LOWEST = 12_000;
const HIGHEST = 32_000;

/** The first of `count` consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST - count));
    const taken = await Promise.all(Array.from({ length: count }, (_, step) => isTaken(first + step)));
    if (!taken.includes(true)) return first;
  }
}

export const freePort = (): Promise<number> => freePorts(1);

/** Whether a request succeeds now. */
export const isUp = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Polls until the response is successful. Throws on timeout, or as soon as `alive` returns false. */
export async function answers(url: string, alive: () => boolean, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && alive()) {
    if (await isUp(url)) return;
    await sleep(50);
  }
  throw new Error(`${url} did not answer.`);
}
