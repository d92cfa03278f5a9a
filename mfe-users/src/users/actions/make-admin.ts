import { ADMIN_ROLE, type Member, userCalls } from '@arena/shared/contract';
import { andThen, answeredWords, ApiError, exclusively, messageOf, platform } from '@arena/shared/platform';
import { whileUpdating } from '../list/row-states';
import { isAdmin, nameOf } from '../member';
import { keepMember, readMember } from '../users.queries';

const NO_WAY_BACK =
  'An admin may do everything in this console. No way to take the role back exists here: only the platform team can do that, in the database.';

/** Why somebody cannot be made an administrator, or null when they can. */
export function adminRefusal(member: Member): string | null {
  if (isAdmin(member)) return 'Already an admin';
  if (member.id === null) return 'The server sent this user without an id.';
  return member.email === null ? 'The server sent this user without an e-mail address, which grants go by.' : null;
}

const withRole = (member: Member): Member =>
  isAdmin(member) ? member : { ...member, roles: [{ id: null, name: ADMIN_ROLE }, ...(member.roles ?? [])] };

async function grant(member: Member, id: number, email: string): Promise<void> {
  const { api, notify } = platform();
  const name = nameOf(member);
  const succeed = (after: Member, said: string | null = null) => {
    keepMember(withRole(after));
    notify({ message: andThen(said, `${name} is now an Admin`), tone: 'success' });
  };
  try {
    await api.call(userCalls.grantAdmin, { params: { email } });
    succeed(member);
    // The entry may have changed otherwise, too.
    void readMember(id);
  } catch (error) {
    // Without an answer, or refused because somebody was faster: the user's own entry says how it is.
    const after = await readMember(id);
    const granted = error instanceof ApiError && error.outcomeUnknown && after !== null && isAdmin(after);
    if (granted) succeed(after, answeredWords(error));
    else notify({ message: `Failed to update role: ${messageOf(error)}`, tone: 'error' });
  }
}

/** Asks, and makes a user an administrator: one call, however often it is pressed, here or in another tab. */
export async function makeAdmin(member: Member): Promise<void> {
  const { id, email } = member;
  if (id === null || email === null || adminRefusal(member) !== null) return;
  const { confirm, notify } = platform();
  const held = await exclusively(`user-change:${id}`, async () => {
    const agreed = await confirm({
      title: `Are you sure you want to make ${nameOf(member)} an Admin?`,
      body: NO_WAY_BACK,
      confirmLabel: 'Make Admin',
    });
    if (agreed) await whileUpdating(id, () => grant(member, id, email));
  });
  if (held === null) notify({ message: `${nameOf(member)} is being changed already.`, tone: 'info' });
}
