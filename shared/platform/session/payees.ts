import { useCapability, useSession } from '../hooks';
import { platform } from '../platform';

/** Whether this is the signed-in person's own money, on a backend that leaves it to another administrator. */
export function isOwnMoney(userId: number | null | undefined): boolean {
  const { capabilities, session } = platform();
  return userId != null && capabilities.has('separate-approver') && session.get().loggedInUserInfo?.id === userId;
}

export function useIsOwnMoney(userId: number | null | undefined): boolean {
  useSession();
  useCapability('separate-approver');
  return isOwnMoney(userId);
}

export const OWN_PAYMENT = "You can't pay yourself. Ask another administrator.";

/** The query of a call that pays a person who may be banned; other backends know no such query. */
export const bannedQuery = (isConfirmed: boolean): { readonly banned?: 'confirmed' } =>
  isConfirmed && platform().capabilities.has('banned-confirmation') ? { banned: 'confirmed' } : {};
