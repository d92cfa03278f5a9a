import { isAdminRole } from '@arena/shared/contract';
import type { Caller } from '../http/caller';
import type { News } from './announce';

/** A page that takes longer than this to open its stream reads everything again (milliseconds). */
const KEPT_MS = 60_000;

const keyOf = (message: News): string =>
  message.kind === 'change' ? `change ${message.change.subject ?? ''}` : `${message.kind} ${message.userId ?? 'admins'}`;

/** When this server last heard of each kind of thing. A page whose stream opens reads only the lists that changed since it read them. */
export class Lately {
  /** By kind; the latest at the end. */
  readonly #heard = new Map<string, number>();
  #since = Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Every message is heard from now on; of earlier ones nothing is known. */
  start(): void {
    this.#since = this.now();
    this.#heard.clear();
  }

  hear(message: News): void {
    const now = this.now();
    const key = keyOf(message);
    this.#heard.delete(key);
    this.#heard.set(key, now);
    for (const [old, at] of this.#heard) {
      if (now - at <= KEPT_MS) break;
      this.#heard.delete(old);
    }
  }

  /** As a query string, in milliseconds: how far back this goes, and how long ago each kind of change that this user receives last happened. */
  of({ id, roles }: Caller): string {
    const now = this.now();
    const isAdmin = roles.some(isAdminRole);
    const ages = new URLSearchParams({ known: String(Math.max(0, Math.floor(Math.min(now - this.#since, KEPT_MS)))) });
    for (const [key, at] of this.#heard) {
      const [kind = '', of = ''] = key.split(' ');
      if (kind === 'change' ? isAdmin : kind === 'notification' && (of === String(id) || (of === 'admins' && isAdmin)))
        ages.set(kind === 'change' ? of : kind, String(Math.floor(now - at)));
    }
    return ages.toString();
  }
}
