import { type Member, type NewUser, userCalls } from '@arena/shared/contract';
import { defineOperation, platform } from '@arena/shared/platform';
import { nameOf } from './member';
import { notifyOf, whileRowUpdates } from './outcomes';
import { fetchMember, keepMember, refreshMembers, refreshStatistics } from './users.queries';
import { isBanned } from './users.status';
import * as t from './users.messages';

interface BanRequest {
  readonly userId: number;
  readonly name: string;
  readonly banned: boolean;
}

const setBan = defineOperation({
  id: 'user-ban',
  readBefore: 'after-silence',
  target: ({ userId }: BanRequest) => userId,
  describe: ({ banned }) => ({ banned }),
  read: fetchMember,
  recognise: (member, { banned }) => (isBanned(member) === banned ? { status: 'done' } : { status: 'open' }),
  question: ({ name, banned }) =>
    banned
      ? {
          title: t.banQuestion(name),
          body: t.banHint(name),
          confirmLabel: t.banUser,
          tone: 'danger',
        }
      : null,
  send: async ({ userId, banned }) => {
    keepMember(await platform().api.call(banned ? userCalls.ban : userCalls.unban, { params: { userId } }));
  },
  refresh: refreshStatistics,
});

/** Needs no client-side check: email addresses are unique, so the server refuses a second account. */
export const addUser = defineOperation({
  id: 'user-add',
  readBefore: 'after-silence',
  target: () => null,
  describe: ({ email }: NewUser) => ({ email }),
  identity: ({ email }) => email,
  // The list may not show a new account at once; sending again is safe and gives the answer.
  read: () => Promise.resolve(null),
  recognise: () => ({ status: 'open' }),
  send: (user) => platform().api.call(userCalls.create, { body: user }),
  refresh: refreshMembers,
});

export async function toggleBan(member: Member): Promise<void> {
  const { id: userId } = member;
  if (userId === null) return;
  const name = nameOf(member);
  const banned = !isBanned(member);
  const outcome = await whileRowUpdates(userId, (onSending) => setBan.run({ userId, name, banned }, { onSending }));
  notifyOf(outcome, t.banState(name, banned), t.banFailed(name, banned));
}
