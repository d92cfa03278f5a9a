import { liveChange, type Notification, notification } from '@arena/shared/contract';
import { encode } from 'zod/v4/core';
import type { Caller } from '../http/caller';
import { busy, tooMany } from '../errors';
import { type Message, readMessage } from './announce';
import { EventStream, type ServerSentEvent } from './event-stream';
import { Lately } from './lately';
import * as t from './events.messages';

/** Browsers of one person: all tabs of a browser share one stream. */
const MOST_STREAMS = { player: 3, administrator: 10 } as const;
/** The part of all streams that players can't take from administrators. */
const ADMINISTRATORS_PART = 0.25;
/** When a refused browser asks again (seconds). */
const ASK_AGAIN = { tooMany: 60, full: 30 } as const;

interface HubOptions {
  readonly clock: () => Date;
  /** Streams of all people together. */
  readonly most: number;
  /** A stored notification as its receivers see it first: not read yet. */
  readonly findNotification: (id: number) => Promise<Notification | null>;
  readonly onError: (error: unknown) => void;
  /** Hears when each message was sent, in milliseconds. */
  readonly onHeard: (sentAt: number) => void;
}

const sameRoles = (a: Caller, b: Caller) => a.roles.toSorted().join() === b.roles.toSorted().join();

/** The open event streams of this server, and who gets which event. Events are not stored: a client that was away for long reads everything again. */
export class EventHub {
  readonly #streams = new Set<EventStream>();
  readonly #lately = new Lately();
  #turn: Promise<void> = Promise.resolve();
  #checking = false;

  constructor(private readonly options: HubOptions) {}

  get size(): number {
    return this.#streams.size;
  }

  /** Throws 429 or 503 where too many are open: the newest is refused, so that browsers don't end each other's. A page replaces its own. */
  open(caller: Caller, page: string | null, identify: () => Promise<Caller | null>): EventStream {
    for (const own of this.#of(caller.id)) if (page !== null && own.page === page) this.#end(own);
    const stream = new EventStream(caller, page, identify);
    const { isAdmin } = stream;
    if (this.#of(caller.id).length >= MOST_STREAMS[isAdmin ? 'administrator' : 'player'])
      throw tooMany(t.tooManyStreams, ASK_AGAIN.tooMany);
    if (this.#streams.size >= this.options.most * (isAdmin ? 1 : 1 - ADMINISTRATORS_PART)) throw busy(t.liveUpdatesBusy, ASK_AGAIN.full);
    this.#streams.add(stream);
    stream.body.once('close', () => this.#streams.delete(stream));
    // Checked again: the session may have ended after the token was checked and before the stream was registered.
    this.#later(() => this.#checkAgain(stream));
    return stream;
  }

  /** A message of a server on this database. They are handled one after the other, so that their order stays. */
  readonly receive = (payload: string): void => {
    const message = readMessage(payload);
    if (message === null) return;
    this.options.onHeard(message.sentAt);
    this.#lately.hear(message);
    if (this.#streams.size === 0) return;
    this.#later(() => this.#handle(message));
  };

  /** Changes from before a stream of this user was opened: see `Lately`. */
  readonly before = (caller: Caller): string => this.#lately.of(caller);

  /** Ends the streams of expired tokens and keeps the others open. */
  heartbeat(): void {
    const now = this.options.clock();
    for (const stream of this.#streams) {
      if (stream.caller.signedInUntil <= now) this.#end(stream);
      else stream.heartbeat();
    }
  }

  /** Ends streams whose token or roles have changed: a change made by hand in the database isn't announced. One after the other. */
  async checkAll(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    try {
      for (const stream of this.#streams) {
        const caller = await stream.identify();
        if (caller === null || !sameRoles(caller, stream.caller)) this.#end(stream);
      }
    } catch (error) {
      // The database does not answer: the streams stay open until the next check.
      this.options.onError(error);
    } finally {
      this.#checking = false;
    }
  }

  /** From now on every message is heard. */
  readonly listening = (): void => this.#lately.start();

  /** Ends every stream, so that its client connects and reads again: when messages may have been missed, or the server stops. */
  readonly endAll = (): void => {
    this.#lately.start();
    for (const stream of this.#streams) this.#end(stream);
  };

  #end(stream: EventStream): void {
    this.#streams.delete(stream);
    stream.end();
  }

  #later(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work).catch(this.options.onError);
  }

  #of(userId: number): EventStream[] {
    return [...this.#streams].filter(({ caller }) => caller.id === userId);
  }

  async #handle(message: Message): Promise<void> {
    switch (message.kind) {
      case 'session':
        await Promise.all(this.#of(message.userId).map((stream) => this.#checkAgain(stream)));
        return;
      case 'change': {
        const admins = [...this.#streams].filter(({ isAdmin }) => isAdmin);
        return this.#send(admins, { id: message.eventId, event: 'change', data: encode(liveChange, message.change) });
      }
      case 'notification': {
        const { userId } = message;
        const to = userId === null ? [...this.#streams].filter(({ isAdmin }) => isAdmin) : this.#of(userId);
        const found = to.length === 0 ? null : await this.options.findNotification(message.notificationId);
        if (found !== null) this.#send(to, { id: message.eventId, event: 'notification', data: encode(notification, found) });
      }
    }
  }

  #send(streams: readonly EventStream[], event: ServerSentEvent): void {
    for (const stream of streams) stream.send(event);
  }

  async #checkAgain(stream: EventStream): Promise<void> {
    const caller = await stream.identify().catch(() => null);
    if (caller === null) this.#end(stream);
    else stream.caller = caller;
  }
}
