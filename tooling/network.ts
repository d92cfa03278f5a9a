import { createServer } from 'node:net';

/** Everything listens here, and the browser asks for it under this name. */
export const HOST = '127.0.0.1';

export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, HOST, () => probe.close(() => resolve(false)));
  });
}

// Below the ports that a system gives to every outgoing connection: one of those may be gone again before it is listened on.
const LOWEST = 12_000;
const HIGHEST = 32_000;

/** The first of `count` free ports in a row. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST - count));
    const taken = await Promise.all(Array.from({ length: count }, (_, step) => isTaken(first + step)));
    if (!taken.includes(true)) return first;
  }
}

export const freePort = (): Promise<number> => freePorts(1);

/** Asks until the answer is a success. Throws when that takes too long, or as soon as `alive` says no. */
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
