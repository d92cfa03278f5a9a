import { createElement } from 'react';
import { type Account, ADMIN_ROLE, isAdminRole, type Member, userCalls } from '@arena/shared/contract';
import { type Confirmation, defineOperation, messageOf, platform } from '@arena/shared/platform';
import { isAdmin, nameOf } from '../member';
import { notifyOf, whileRowUpdates } from '../outcomes';
import { fetchMember, keepMember, readMember } from '../users.queries';
import { AccountFacts } from './AccountFacts';
import * as t from './roles.messages';

interface GrantRequest {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  /** null where the backend lacks the call. */
  readonly account: Account | null;
}

const grantQuestion = ({ name, account }: GrantRequest): Confirmation => ({
  title: t.makeAdminQuestion(name),
  body: platform().capabilities.has('role-revoke') ? t.adminsCanDoEverything : t.onlyPlatformTeamRemoves,
  ...(account === null ? {} : { details: createElement(AccountFacts, { account }) }),
  needsPassword: true,
  confirmLabel: t.makeAdmin,
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
    title: own ? t.removeOwnRoleQuestion : t.removeRoleQuestion(name),
    body: own ? t.removeOwnRoleHint : t.removeRoleHint(name),
    needsPassword: true,
    confirmLabel: t.removeAdminRole,
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
    platform().notify({ message: t.failedBecause(t.roleFailed, messageOf(error)), tone: 'error' });
    return;
  }
  const name = nameOf(account ?? member);
  const request = { userId, name, email: account?.email ?? email, account };
  const outcome = await whileRowUpdates(userId, (onSending) => grantAdmin.run(request, { onSending }));
  if (outcome.kind === 'done') keepMember({ ...member, roles: [{ id: null, name: ADMIN_ROLE }, ...(member.roles ?? [])] });
  notifyOf(outcome, t.isNowAdmin(name), t.roleFailed);
}

export async function removeAdmin(member: Member): Promise<void> {
  const { id: userId } = member;
  if (userId === null) return;
  const name = nameOf(member);
  const request = { userId, name, own: userId === platform().session.get().loggedInUserInfo?.id };
  const outcome = await whileRowUpdates(userId, (onSending) => revokeAdmin.run(request, { onSending }));
  if (outcome.kind === 'done') keepMember({ ...member, roles: (member.roles ?? []).filter(({ name: role }) => !isAdminRole(role)) });
  notifyOf(outcome, t.isNoLongerAdmin(name), t.roleFailed);
}
