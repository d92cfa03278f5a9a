import type { LiveChange, LiveSubject } from '@arena/shared/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { custom, discriminatedUnion, literal, nullable, number, object, type output, safeParse, string } from 'zod/mini';
import type { Database } from '../db/database';

export const EVENTS_CHANNEL = 'arena_events';

export interface Change {
  readonly subject: LiveSubject;
  /** Of the thing itself: a decided request to join is a change of its room. */
  readonly id: number;
  /** The thing's status afterwards; null when it has none, or is gone. */
  readonly status: string | null;
  /** null: no user is signed in. */
  readonly actorId: number | null;
}

/** The messages between the servers on one database. Ids only: PostgreSQL takes no message of 8000 bytes. `sentAt` in milliseconds. */
const message = discriminatedUnion('kind', [
  object({
    kind: literal('change'),
    eventId: string(),
    change: custom<LiveChange>((change) => change instanceof Object),
    sentAt: number(),
  }),
  object({
    kind: literal('notification'),
    eventId: string(),
    notificationId: number(),
    userId: nullable(number()),
    sentAt: number(),
  }),
  object({ kind: literal('session'), userId: number(), sentAt: number() }),
]);
export type Message = output<typeof message>;
type WithoutTime<M> = M extends Message ? Omit<M, 'sentAt'> : never;
export type News = WithoutTime<Message>;
const textOf = (news: News): string => JSON.stringify({ ...news, sentAt: Date.now() });

async function tell(tx: Database, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${textOf(news)})`);
}

/** The message about a change, for a caller that sends it together with something else. */
export const changeText = (change: Change): string => textOf({ kind: 'change', eventId: randomUUID(), change });

/** The message about a notification; its id follows once it is stored. */
export const notificationText = (userId: number): string =>
  textOf({ kind: 'notification', eventId: randomUUID(), notificationId: 0, userId });

/** Tells every administrator's open console of a change. Within its transaction: PostgreSQL delivers it with the commit. */
export async function announceChange(tx: Database, change: Change): Promise<void> {
  await tell(tx, { kind: 'change', eventId: randomUUID(), change });
}

/** Tells whom a stored notification is for: one person, or with null every administrator. */
export async function announceNotification(tx: Database, notificationId: number, userId: number | null): Promise<void> {
  await tell(tx, { kind: 'notification', eventId: randomUUID(), notificationId, userId });
}

/** A user's sessions or roles changed: open event streams are checked again, and end when the token is no longer valid. */
export async function announceSession(tx: Database, userId: number): Promise<void> {
  await tell(tx, { kind: 'session', userId });
}

/** null for what this version does not know: during an update, older and newer servers share a database. */
export function readMessage(payload: string): Message | null {
  try {
    return safeParse(message, JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
