import { useCapability, useSession } from '../hooks';
import { platform } from '../platform';

/** Whether a payment goes to the signed-in user, on a backend that requires another administrator for it (`separate-approver`). */
export function isOwnMoney(userId: number | null | undefined): boolean {
  const { capabilities, session } = platform();
  return userId != null && capabilities.has('separate-approver') && session.get().loggedInUserInfo?.id === userId;
}

/** `isOwnMoney` as a hook. */
export function useIsOwnMoney(userId: number | null | undefined): boolean {
  useSession();
  useCapability('separate-approver');
  return isOwnMoney(userId);
}

/** The message in place of a payment to oneself. */
export const OWN_PAYMENT = 'You can’t pay yourself. Ask another administrator.';

/** The query of a call that pays a possibly banned user; empty on backends without `banned-confirmation`. */
export const bannedQuery = (isConfirmed: boolean): { readonly banned?: 'confirmed' } =>
  isConfirmed && platform().capabilities.has('banned-confirmation') ? { banned: 'confirmed' } : {};
