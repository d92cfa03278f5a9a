import { type Member, userCalls } from '@arena/shared/contract';
import { andThen, answeredWords, ApiError, exclusively, messageOf, platform } from '@arena/shared/platform';
import { whileUpdating } from '../list/row-states';
import { nameOf } from '../member';
import { keepMember, readMember, refreshStatistics } from '../users.queries';

interface Circumstances {
  /** The backend announces `ban-user`. */
  readonly available: boolean;
  /** Who is signed in. */
  readonly ownId: number | null;
}

export const isBanned = (member: Member): boolean => member.bannedAt !== null;

/** Why somebody can be neither banned nor let in again, or null when they can. */
export function banRefusal(member: Member, { available, ownId }: Circumstances): string | null {
  if (!available) return 'Not available yet: this backend has no such function.';
  if (member.id === null) return 'The server sent this user without an id.';
  return member.id === ownId ? 'You cannot ban yourself.' : null;
}

async function change(member: Member, id: number, banned: boolean): Promise<void> {
  const { api, notify } = platform();
  const done = (after: Member, said: string | null = null) => {
    keepMember(after);
    notify({ message: andThen(said, `${nameOf(member)} ${banned ? 'is banned' : 'may sign in again'}`), tone: 'success' });
    void refreshStatistics();
  };
  try {
    done(await api.call(banned ? userCalls.ban : userCalls.unban, { params: { userId: id } }));
  } catch (error) {
    // Without an answer nobody knows: the user's own entry says how it is.
    const after = await readMember(id);
    if (error instanceof ApiError && error.outcomeUnknown && after !== null && isBanned(after) === banned)
      done(after, answeredWords(error));
    else notify({ message: `Failed to ${banned ? 'ban' : 'unban'} ${nameOf(member)}: ${messageOf(error)}`, tone: 'error' });
  }
}

/** Bans a user after a question, or lets a banned one in again: one call, however often it is pressed. */
export async function toggleBan(member: Member, circumstances: Circumstances): Promise<void> {
  const { id } = member;
  if (id === null || banRefusal(member, circumstances) !== null) return;
  const { confirm, notify } = platform();
  const banned = !isBanned(member);
  const held = await exclusively(`user-change:${id}`, async () => {
    const agreed =
      !banned ||
      (await confirm({
        title: `Ban ${nameOf(member)}?`,
        body: `Every session of ${nameOf(member)} ends at once, and signing in is refused until you unban them. Their balance and rooms stay as they are.`,
        confirmLabel: 'Ban User',
        tone: 'danger',
      }));
    if (agreed) await whileUpdating(id, () => change(member, id, banned));
  });
  if (held === null) notify({ message: `${nameOf(member)} is being changed already.`, tone: 'info' });
}
