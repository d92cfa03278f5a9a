import type { Notification, Page } from '@arena/shared/contract';
import { isAdminRole } from '@arena/shared/contract';
import { and, desc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { toUnits } from '../cents';
import type { Caller } from '../http/caller';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { notificationReads, notifications } from '../db/schema/records';
import { offsetOf, type PageRequest, pageOfItems } from '../db/paging';
import { wallClock } from '../time/platform-time';

const toOne = ({ id }: Caller): SQL => eq(notifications.userId, id);
const toAdmins = (): SQL => isNull(notifications.userId);
const isAdmin = ({ roles }: Caller) => roles.some(isAdminRole);

const { id, type, title, message, link, amountCents, createdAt } = notifications;
const columns = { id, type, title, body: message, link, amountCents, at: createdAt };

/** Whether that person has read a notification for every administrator. */
const readBy = (db: Database, { id: userId }: Caller) =>
  exists(
    db
      .select({ found: sql`1` })
      .from(notificationReads)
      .where(and(eq(notificationReads.userId, userId), eq(notificationReads.notificationId, notifications.id))),
  );

const newest = [desc(createdAt), desc(id)] as const;

/** Both kinds come from their own index, newest first, only as far as the page needs. */
function selectFeed(db: Database, caller: Caller, page: PageRequest) {
  const reach = offsetOf(page) + page.size;
  const own = db
    .select({ ...columns, read: sql<boolean>`${notifications.read}`.as('read') })
    .from(notifications)
    .where(toOne(caller))
    .orderBy(...newest)
    .limit(reach);
  const shared = db
    .select({ ...columns, read: sql<boolean>`${readBy(db, caller)}`.as('read') })
    .from(notifications)
    .where(isAdmin(caller) ? toAdmins() : sql`false`)
    .orderBy(...newest)
    .limit(reach);
  return unionAll(own, shared)
    .orderBy(sql`created_at desc, id desc`)
    .limit(page.size)
    .offset(offsetOf(page));
}

type FeedRow = Awaited<ReturnType<typeof selectFeed>>[number];
const notificationOf = ({ amountCents: cents, at, ...row }: FeedRow, timeZone: string): Notification => ({
  ...row,
  amount: cents === null ? null : toUnits(cents),
  at: wallClock(at, timeZone),
});

/** The feed of one user, newest first; administrators also see the notifications for all of them. */
export async function readFeed(db: Database, caller: Caller, page: PageRequest, timeZone: string): Promise<Page<Notification>> {
  const rows = await selectFeed(db, caller, page);
  return pageOfItems(rows, (row) => notificationOf(row, timeZone), await countFeed(db, caller), page);
}

async function countFeed(db: Database, caller: Caller): Promise<number> {
  return (await db.$count(notifications, toOne(caller))) + (isAdmin(caller) ? await db.$count(notifications, toAdmins()) : 0);
}

export async function findNews(db: Database, notificationId: number, timeZone: string): Promise<Notification | null> {
  const [row] = await db.select(columns).from(notifications).where(eq(id, notificationId));
  return row === undefined ? null : notificationOf({ ...row, read: false }, timeZone);
}

/** Throws 404 for a notification that is not in the user's feed; repeated, it writes nothing. */
export async function markRead(db: Database, caller: Caller, notificationId: number): Promise<void> {
  const inFeed = isAdmin(caller) ? or(toOne(caller), toAdmins()) : toOne(caller);
  const rows = await db
    .select({ userId: notifications.userId, read: notifications.read })
    .from(notifications)
    .where(and(eq(id, notificationId), inFeed));
  const { userId, read } = foundRow(rows, 'Notification', notificationId);
  if (userId !== null) {
    if (!read) await db.update(notifications).set({ read: true }).where(eq(id, notificationId));
    return;
  }
  await db.insert(notificationReads).values({ userId: caller.id, notificationId }).onConflictDoNothing();
}

export async function markAllRead(db: Database, caller: Caller): Promise<void> {
  await db
    .update(notifications)
    .set({ read: true })
    .where(and(toOne(caller), eq(notifications.read, false)));
  if (!isAdmin(caller)) return;
  await db.execute(sql`
    insert into ${notificationReads} (user_id, notification_id)
    select ${caller.id}, ${id} from ${notifications} where ${toAdmins()} and not ${readBy(db, caller)}
    on conflict do nothing`);
}
