import type { NotificationType } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { storedRow } from '../db/rows';
import { notifications } from '../db/schema/records';
import { announceNotification } from '../events/announce';

export interface News {
  /** `task`: somebody has to decide; `alert`: something went another way than hoped; `other`: good to know. */
  readonly type: NotificationType;
  readonly title: string;
  readonly body: string;
  /** A path of the console where more is to be seen. */
  readonly link?: string;
  readonly at: Date;
}

async function store(tx: Database, userId: number | null, { type, title, body, link, at }: News): Promise<void> {
  const rows = await tx
    .insert(notifications)
    .values({ userId, type, title, message: body, link: link ?? null, createdAt: at })
    .returning({ id: notifications.id });
  await announceNotification(tx, storedRow(rows).id, userId);
}

/** Tells one person, in their notification center and at once where it is open. Called within the transaction of what it tells. */
export const notifyUser = (tx: Database, { userId, ...news }: News & { readonly userId: number }) => store(tx, userId, news);

/** Tells every administrator. Stored once, however many they are. */
export const notifyAdmins = (tx: Database, news: News) => store(tx, null, news);
