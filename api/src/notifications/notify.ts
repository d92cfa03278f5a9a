import type { NotificationType } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { storedRow } from '../db/rows';
import { notifications } from '../db/schema/records';
import { announceNotification } from '../events/announce';
import { formatAmount } from '../cents';
import * as t from './notifications.messages';

export interface News {
  /** `task`: an administrator has to decide; `alert`: something went another way than hoped; `other`: good to know. */
  readonly type: NotificationType;
  readonly title: string;
  readonly body: string;
  /** A path of the console where more is to be seen. */
  readonly link?: string;
  readonly amountCents?: number;
  readonly at: Date;
}

async function store(tx: Database, userId: number | null, { type, title, body, link, amountCents, at }: News): Promise<void> {
  const rows = await tx
    .insert(notifications)
    .values({ userId, type, title, message: body, link: link ?? null, amountCents: amountCents ?? null, createdAt: at })
    .returning({ id: notifications.id });
  await announceNotification(tx, storedRow(rows).id, userId);
}

/** Tells one user, in their notification center and immediately in open tabs. Called within the transaction of the change. */
export const notifyUser = (tx: Database, { userId, ...news }: News & { readonly userId: number }) => store(tx, userId, news);
/** Tells every administrator. Stored once, however many they are. */
export const notifyAdmins = (tx: Database, news: News) => store(tx, null, news);
export type AdminNews = Omit<News, 'at'>;

// A link names its target, as `user/7`: the console finds its address in the descriptors of its sections.
const task = (title: string, body: string, link: string): AdminNews => ({ type: 'task', title, body, link });

interface Match {
  readonly id: number;
  readonly title: string;
}

export const fullmapRequestNews = (player: string, { id, title }: Match) =>
  task(t.newJoinRequest, t.wantsToJoin(player, title), `full-map-room/${id}`);

export const tournamentRequestNews = (player: string, { id, title }: Match) =>
  task(t.newApplication, t.appliedTo(player, title), `tournament-players/${id}`);

export const topUpRequestNews = (player: string, { amountCents, payment }: { readonly amountCents: number; readonly payment: string }) => ({
  ...task(t.newTopUp, t.paidAndRequested(player, formatAmount(amountCents), payment), 'top-ups'),
  amountCents,
});

export const redeemRequestNews = (player: string, { amountCents, method }: { readonly amountCents: number; readonly method: string }) => ({
  ...task(t.newRedeem, t.requestedPayout(player, formatAmount(amountCents), method), 'redeems'),
  amountCents,
});

export const formNews = ({ form, email }: { readonly form: 'contact' | 'account-deletion'; readonly email: string }) =>
  task(form === 'contact' ? t.newMessage : t.newDeletion, t.fromAddress(email), 'messages');

interface Named {
  readonly id: number;
  readonly name: string;
}

export const administratorNews = (verb: 'grant' | 'revoke', actor: string, { id, name }: Named): AdminNews => ({
  ...{ type: 'alert', link: `user/${id}` },
  title: verb === 'grant' ? t.newAdministrator : t.administratorRemoved,
  body: verb === 'grant' ? t.madeAdministrator(actor, name) : t.tookRole(actor, name),
});
