import { networkOf } from '@arena/shared/contract';
import type { FastifyRequest } from 'fastify';

const NAMES_MOST = 50_000;

/** Counts within a window that restarts when it is over, and immediately when there are too many names. */
export class CountedWindow {
  readonly #counts = new Map<string, number>();
  #since = 0;

  constructor(
    private readonly spanMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** How many of `wanted` may still be taken under a name, of `most` in all. Takes them. */
  take(name: string, wanted: number, most: number): number {
    if (this.now() - this.#since >= this.spanMs || this.#counts.size > NAMES_MOST) {
      this.#counts.clear();
      this.#since = this.now();
    }
    const before = this.#counts.get(name) ?? 0;
    const taken = Math.max(0, Math.min(wanted, most - before));
    this.#counts.set(name, before + taken);
    return taken;
  }
}

/** Whom a limit counts: the connection's network and, behind nginx, the one in nginx's header. A forged header only evades a limit. */
export function addressOf({ ip, headers }: FastifyRequest): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1);
  return `${networkOf(ip)} ${networkOf(forwarded?.trim().slice(0, 60) ?? '')}`;
}
