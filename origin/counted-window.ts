import { networkOf } from '@arena/shared/contract';
import type { FastifyRequest } from 'fastify';

const NAMES_MOST = 50_000;

/** Counts within a span of time that begins anew when it is over; from too many names it begins anew at once. */
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

/**
 * Whom a limit counts: the network of the connection, and the one that nginx has seen where there is an nginx. Anyone can write the
 * header where there is none, which gets them past a limit alone.
 */
export function addressOf({ ip, headers }: FastifyRequest): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1);
  return `${networkOf(ip)} ${networkOf(forwarded?.trim().slice(0, 60) ?? '')}`;
}
