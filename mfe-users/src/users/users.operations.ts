import { ADMIN_ROLE, type Member, type NewUser, userCalls } from '@arena/shared/contract';
import { joinSentences, defineOperation, type Outcome, platform } from '@arena/shared/platform';
import { markUpdating } from './list/row-states';
import { isAdmin, nameOf } from './member';
import { fetchMember, keepMember, readMember, refreshList, refreshStatistics } from './users.queries';
import { adminRefusal, banRefusal, type Circumstances, isBanned } from './users.status';

interface BanRequest {
  readonly userId: number;
  readonly name: string;
  readonly banned: boolean;
}

/** Bans a user after a question, or lets a banned one sign in again. */
const setBan = defineOperation({
  id: 'user-ban',
  readBefore: 'after-silence',
  target: ({ userId }: BanRequest) => userId,
  describe: ({ banned }) => ({ banned }),
  read: fetchMember,
  recognise: (member, { banned }) => (isBanned(member) === banned ? { is: 'done' } : { is: 'open' }),
  question: ({ name, banned }) =>
    banned
      ? {
          title: `Ban ${name}?`,
          body: `Every session of ${name} ends at once, and signing in is refused until you unban them. Their balance and rooms stay as they are.`,
          confirmLabel: 'Ban User',
          tone: 'danger',
        }
      : null,
  send: async ({ userId, banned }) => {
    keepMember(await platform().api.call(banned ? userCalls.ban : userCalls.unban, { params: { userId } }));
  },
  refresh: refreshStatistics,
});

interface GrantRequest {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
}

const NO_WAY_BACK =
  'An admin may do everything in this console. No way to take the role back exists here: only the platform team can do that, in the database.';

const grantAdmin = defineOperation({
  id: 'user-admin',
  readBefore: 'after-silence',
  target: ({ userId }: GrantRequest) => userId,
  describe: ({ email }) => ({ email }),
  read: fetchMember,
  recognise: (member) => (isAdmin(member) ? { is: 'done' } : { is: 'open' }),
  question: ({ name }) => ({ title: `Are you sure you want to make ${name} an Admin?`, body: NO_WAY_BACK, confirmLabel: 'Make Admin' }),
  send: ({ email }) => platform().api.call(userCalls.grantAdmin, { params: { email }, query: {} }),
  refresh: (userId) => void readMember(userId),
});

/** Adds a user, once: an e-mail address has one account, so the server itself refuses a second one. */
export const addUser = defineOperation({
  id: 'user-add',
  readBefore: 'after-silence',
  target: () => null,
  describe: ({ email }: NewUser) => ({ email }),
  identity: ({ email }) => email,
  // The list may be long and need not show a new account at once: sending again is safe, and its answer tells.
  read: () => Promise.resolve(null),
  recognise: () => ({ is: 'open' }),
  send: (user) => platform().api.call(userCalls.create, { body: user }),
  refresh: () => {
    void refreshList();
    void refreshStatistics();
  },
});

/** Notifies of the outcome of a change. `failed`: how the sentence of a failure begins. */
function notifyOf(outcome: Outcome, done: string, failed: string): void {
  const { notify } = platform();
  if (outcome.kind === 'done') notify({ message: joinSentences(outcome.serverMessage, done), tone: 'success' });
  else if (outcome.kind === 'superseded' && outcome.ours) notify({ message: 'This was done from another tab meanwhile.', tone: 'info' });
  else if (outcome.kind !== 'cancelled') notify({ message: `${failed}: ${outcome.message ?? 'somebody was faster'}`, tone: 'error' });
}

/** Runs a change of a user. Their row shows "Updating..." once every question is answered. */
async function whileRowUpdates<O>(userId: number, work: (onSending: () => void) => Promise<O>): Promise<O> {
  let finish = () => undefined as void;
  try {
    return await work(() => {
      finish();
      finish = markUpdating(userId);
    });
  } finally {
    finish();
  }
}

export async function toggleBan(member: Member, circumstances: Circumstances): Promise<void> {
  const { id: userId } = member;
  if (userId === null || banRefusal(member, circumstances) !== null) return;
  const name = nameOf(member);
  const banned = !isBanned(member);
  const outcome = await whileRowUpdates(userId, (onSending) => setBan.run({ userId, name, banned }, { onSending }));
  notifyOf(outcome, `${name} ${banned ? 'is banned' : 'may sign in again'}`, `Failed to ${banned ? 'ban' : 'unban'} ${name}`);
}

export async function makeAdmin(member: Member): Promise<void> {
  const { id: userId, email } = member;
  if (userId === null || email === null || adminRefusal(member) !== null) return;
  const name = nameOf(member);
  const outcome = await whileRowUpdates(userId, (onSending) => grantAdmin.run({ userId, name, email }, { onSending }));
  if (outcome.kind === 'done') keepMember({ ...member, roles: [{ id: null, name: ADMIN_ROLE }, ...(member.roles ?? [])] });
  notifyOf(outcome, `${name} is now an Admin`, 'Failed to update role');
}
