import { formatAmount } from '../money/cents';
import { LINKS } from './links';
import type { News } from './notify';

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
