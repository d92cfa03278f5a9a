import type { NotificationType } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { storedRow } from '../db/rows';
import { notifications } from '../db/schema/records';
import { announceNotification } from '../events/announce';
import { formatAmount } from '../money/cents';

/** What notifications lead to: the console finds the address of it in the descriptors of its sections. */
const LINKS = {
  fullmapApprovals: (fullmapId: number) => `full-map-room/${fullmapId}`,
  tournamentPlayers: (tournamentId: number) => `tournament-players/${tournamentId}`,
  topUps: 'top-ups',
  redeems: 'redeems',
  userProfile: (userId: number) => `user/${userId}`,
  formMessages: 'messages',
} as const;

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

/** A notification to every administrator, without its time. */
export type AdminNews = Omit<News, 'at'>;

export const fullmapRequestNews = (player: string, room: { readonly id: number; readonly title: string }): AdminNews => ({
  type: 'task',
  title: 'New request to join',
  body: `${player} asks to join “${room.title}”.`,
  link: LINKS.fullmapApprovals(room.id),
});

export const tournamentRequestNews = (player: string, tournament: { readonly id: number; readonly title: string }): AdminNews => ({
  type: 'task',
  title: 'New tournament application',
  body: `${player} asks to take part in “${tournament.title}”.`,
  link: LINKS.tournamentPlayers(tournament.id),
});

export const topUpRequestNews = (player: string, request: { readonly amountCents: number; readonly payment: string }): AdminNews => ({
  type: 'task',
  title: 'New top-up request',
  body: `${player} paid ${formatAmount(request.amountCents)} (${request.payment}) and asks for it on the balance.`,
  link: LINKS.topUps,
});

export const redeemRequestNews = (player: string, request: { readonly amountCents: number; readonly method: string }): AdminNews => ({
  type: 'task',
  title: 'New redeem request',
  body: `${player} asks for a payout of ${formatAmount(request.amountCents)} (${request.method}).`,
  link: LINKS.redeems,
});

export const formNews = ({ form, email }: { readonly form: 'contact' | 'account-deletion'; readonly email: string }): AdminNews => ({
  type: 'task',
  title: form === 'contact' ? 'New contact message' : 'Somebody asks for the deletion of an account',
  body: `From ${email}.`,
  link: LINKS.formMessages,
});

export const newAdministratorNews = (actor: string, user: { readonly id: number; readonly name: string }): AdminNews => ({
  type: 'alert',
  title: 'New administrator',
  body: `${actor} made ${user.name} an administrator.`,
  link: LINKS.userProfile(user.id),
});

export const formerAdministratorNews = (actor: string, user: { readonly id: number; readonly name: string }): AdminNews => ({
  type: 'alert',
  title: 'Administrator removed',
  body: `${actor} took the administrator role from ${user.name}.`,
  link: LINKS.userProfile(user.id),
});
