import { createServer } from 'node:net';

/** All servers listen here, and the browser uses the same name. */
export const HOST = '127.0.0.1';

export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, HOST, () => probe.close(() => resolve(false)));
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

/** Polls until the response is successful. Throws on timeout, or as soon as `alive` returns false. */
export async function answers(url: string, alive: () => boolean, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && alive()) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer.`);
}
