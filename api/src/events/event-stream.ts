import { PassThrough } from 'node:stream';
import { isAdminRole } from '@arena/shared/contract';
import type { Caller } from '../http/caller';

/** The most that a reader may leave unread before it is cut off: it reads again later, and the server keeps its memory. */
const MOST_UNREAD_BYTES = 256 * 1024;

export interface ServerSentEvent {
  readonly id: string;
  readonly event: 'change' | 'notification';
  readonly data: unknown;
}

export class EventStream {
  readonly body = new PassThrough();

  constructor(
    public caller: Caller,
    /** The page that reads it, by a name of its own making; null for one that gives none. */
    readonly page: string | null,
    /** The user of the token now; null when it is no longer valid. */
    readonly identify: () => Promise<Caller | null>,
  ) {
    // The first bytes flush the headers, so the browser knows immediately that it is connected. It reconnects after two seconds.
    this.#write('retry: 2000\n: connected\n\n');
  }

  get isAdmin(): boolean {
    return this.caller.roles.some(isAdminRole);
  }

  send({ id, event, data }: ServerSentEvent): void {
    this.#write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment: it keeps the connection open, and finds out whether the client is still there. */
  heartbeat(): void {
    this.#write(': still here\n\n');
  }

  end(): void {
    this.body.end();
  }

  #write(text: string): void {
    if (this.body.writableEnded || this.body.destroyed) return;
    if (this.body.readableLength + this.body.writableLength > MOST_UNREAD_BYTES) this.body.destroy();
    else this.body.write(text);
  }
}
