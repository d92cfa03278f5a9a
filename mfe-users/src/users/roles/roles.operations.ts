import { createElement } from 'react';
import { type Account, ADMIN_ROLE, isAdminRole, type Member, userCalls } from '@arena/shared/contract';
import { type Confirmation, defineOperation, messageOf, platform } from '@arena/shared/platform';
import { isAdmin, nameOf } from '../member';
import { notifyOf, whileRowUpdates } from '../outcomes';
import { fetchMember, keepMember, readMember } from '../users.queries';
import { AccountFacts } from './AccountFacts';

interface GrantRequest {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  /** null where the backend lacks the call. */
  readonly account: Account | null;
}

const NO_WAY_BACK = 'Admins have full access. Only the platform team can remove this role later.';
const CHECK_WHO =
  'Admins can do everything in this console. Email addresses aren’t verified and names can repeat, so check that this is the right person. They’ll be signed out everywhere and can sign back in as an admin.';

const FAILED = 'Failed to update role';

const grantQuestion = ({ name, account }: GrantRequest): Confirmation => ({
  title: `Are you sure you want to make ${name} an Admin?`,
  body: platform().capabilities.has('role-revoke') ? CHECK_WHO : NO_WAY_BACK,
  ...(account === null ? {} : { details: createElement(AccountFacts, { account }) }),
  needsPassword: true,
  confirmLabel: 'Make Admin',
});

const grantAdmin = defineOperation({
  id: 'user-admin',
  readBefore: 'after-silence',
  target: ({ userId }: GrantRequest) => userId,
  describe: ({ email }) => ({ email }),
  identity: ({ userId, email }) => ({ userId, email }),
  read: fetchMember,
  recognise: (member) => (isAdmin(member) ? { status: 'done' } : { status: 'open' }),
  question: grantQuestion,
  // A server with account details also checks that the address still belongs to that user.
  send: ({ userId, email, account }) =>
    platform().api.call(userCalls.grantAdmin, { params: { email }, query: account === null ? {} : { userId } }),
  refresh: (userId) => void readMember(userId),
});

interface RevokeRequest {
  readonly userId: number;
  readonly name: string;
  readonly own: boolean;
}

const revokeAdmin = defineOperation({
  id: 'user-admin-revoke',
  readBefore: 'after-silence',
  target: ({ userId }: RevokeRequest) => userId,
  describe: ({ userId }) => ({ userId }),
  read: fetchMember,
  recognise: (member) => (isAdmin(member) ? { status: 'open' } : { status: 'done' }),
  question: ({ name, own }) => ({
    title: own ? 'Remove your own admin role?' : `Remove the admin role from ${name}?`,
    body: own
      ? 'You’ll be signed out and can’t open this console any longer. Only another admin can restore your role.'
      : `${name} will be signed out everywhere. They can sign in again but can’t open this console. Balance and rooms aren’t affected.`,
    needsPassword: true,
    confirmLabel: 'Remove admin role',
    tone: 'danger',
  }),
  send: ({ userId }) => platform().api.call(userCalls.revokeAdmin, { params: { userId } }),
  refresh: (userId) => void readMember(userId),
});

/** Refetched, so that the confirmation shows current data. */
const readAccount = async (userId: number): Promise<Account | null> =>
  platform().capabilities.has('user-account') ? platform().api.call(userCalls.account, { params: { userId } }) : null;

export async function makeAdmin(member: Member): Promise<void> {
  const { id: userId, email } = member;
  if (userId === null || email === null) return;
  let account: Account | null;
  try {
    account = await readAccount(userId);
  } catch (error) {
    platform().notify({ message: `${FAILED}: ${messageOf(error)}`, tone: 'error' });
    return;
  }
  const name = nameOf(account ?? member);
  const request = { userId, name, email: account?.email ?? email, account };
  const outcome = await whileRowUpdates(userId, (onSending) => grantAdmin.run(request, { onSending }));
  if (outcome.kind === 'done') keepMember({ ...member, roles: [{ id: null, name: ADMIN_ROLE }, ...(member.roles ?? [])] });
  notifyOf(outcome, `${name} is now an Admin`, FAILED);
}

export async function removeAdmin(member: Member): Promise<void> {
  const { id: userId } = member;
  if (userId === null) return;
  const name = nameOf(member);
  const request = { userId, name, own: userId === platform().session.get().loggedInUserInfo?.id };
  const outcome = await whileRowUpdates(userId, (onSending) => revokeAdmin.run(request, { onSending }));
  if (outcome.kind === 'done') keepMember({ ...member, roles: (member.roles ?? []).filter(({ name: role }) => !isAdminRole(role)) });
  notifyOf(outcome, `${name} is no longer an Admin`, FAILED);
}
