import type { FormMessage, Page } from '@arena/shared/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { foundRow, storedRow } from '../db/rows';
import { formMessages } from '../db/schema/forms';
import { announceChange } from '../events/announce';
import { offsetOf, type PageRequest, pageOfItems } from '../db/paging';
import { formNews, notifyAdmins } from '../notifications/notify';
import { wallClock } from '../time/platform-time';

interface NewFormMessage {
  readonly form: 'contact' | 'account-deletion';
  readonly email: string;
  readonly text: string;
  readonly now: Date;
}

export function storeMessage(db: Database, { form, email, text, now }: NewFormMessage): Promise<void> {
  return db.transaction(async (tx) => {
    const row = storedRow(await tx.insert(formMessages).values({ form, email, text, createdAt: now }).returning({ id: formMessages.id }));
    await notifyAdmins(tx, { ...formNews({ form, email }), at: now });
    await announceChange(tx, { subject: 'form-message', id: row.id, status: 'NEW', actorId: null });
  });
}

type Row = typeof formMessages.$inferSelect;

const messageOf = ({ id, form, email, text, createdAt, handledAt }: Row, timeZone: string): FormMessage => ({
  id,
  form,
  email,
  text,
  at: wallClock(createdAt, timeZone),
  handled: handledAt !== null,
});

/** Newest first. */
export async function pageOfMessages(db: Database, page: PageRequest, timeZone: string): Promise<Page<FormMessage>> {
  const total = await db.$count(formMessages);
  const rows = await db
    .select()
    .from(formMessages)
    .orderBy(desc(formMessages.createdAt), desc(formMessages.id))
    .limit(page.size)
    .offset(offsetOf(page));
  return pageOfItems(rows, (row) => messageOf(row, timeZone), total, page);
}

/** Marks a message as handled, by whom and when; asked again it changes nothing. */
export function markHandled(db: Database, id: number, { actorId, now }: Act, timeZone: string) {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(formMessages)
      .set({ handledBy: actorId, handledAt: now })
      .where(and(eq(formMessages.id, id), isNull(formMessages.handledAt)))
      .returning();
    if (changed !== undefined) {
      const change = { subject: 'form-message', id, status: 'HANDLED', verb: 'handle', actorId, now } as const;
      await recordChange(tx, { ...change, before: { handled: false }, after: { handled: true } });
      return messageOf(changed, timeZone);
    }
    return messageOf(foundRow(await tx.select().from(formMessages).where(eq(formMessages.id, id)), 'Message', id), timeZone);
  });
}
