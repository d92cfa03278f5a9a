import { forbidden } from '../http/errors';

/** The beneficiary never decides: an administrator's own money, and a request that they made, is another administrator's decision. */
export function requireOtherThan(userId: number | null, actorId: number, sentence: string): void {
  if (actorId === userId) throw forbidden(sentence);
}

/** A request of the own balance, approved or rejected. */
export const OWN_REQUEST = "You can't decide your own request. Ask another administrator.";
/** What the winner of a room gets, changed by one of its players. */
export const OWN_PRIZE = "You can't change the prize of a room that you play in. Ask another administrator.";
/** A request for a player, who may be paid at an account that the administrator typed. */
export const MADE_REQUEST = "You can't approve a request that you made for a player. Ask another administrator.";
