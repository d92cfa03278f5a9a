import { type NewUser, userCalls } from '@arena/shared/contract';
import { ApiError, exclusively, messageOf, platform } from '@arena/shared/platform';
import { refreshList, refreshStatistics } from '../users.queries';

export type AddOutcome =
  | { readonly kind: 'added' }
  /** `fields`: the server's messages by wire field. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  /** No answer came. Sending again adds nobody twice: an e-mail address has one account. */
  | { readonly kind: 'unanswered'; readonly message: string }
  | { readonly kind: 'elsewhere' }
  /** The backend has no function that adds a user, so nothing was sent. */
  | { readonly kind: 'not-connected' };

async function send(user: NewUser): Promise<AddOutcome> {
  try {
    await platform().api.call(userCalls.create, { body: user });
    return { kind: 'added' };
  } catch (error) {
    if (error instanceof ApiError && error.outcomeUnknown) return { kind: 'unanswered', message: messageOf(error) };
    return { kind: 'refused', message: messageOf(error), fields: error instanceof ApiError ? error.fields : {} };
  } finally {
    // After a failure too: without an answer nobody knows whether the user was added.
    void refreshList();
    void refreshStatistics();
  }
}

/** Adds a user: one call, however often it is pressed, here or in another tab. */
export async function addUser(user: NewUser): Promise<AddOutcome> {
  const held = await exclusively('user-add', () => send(user));
  return held?.result ?? { kind: 'elsewhere' };
}

export type CodeOutcome =
  /** `code` is null where a mail carries it to the person. */
  | { readonly kind: 'sent'; readonly email: string; readonly message: string; readonly code: string | null }
  | { readonly kind: 'failed'; readonly message: string };

/** Asks for a one-time code for a new user's address. */
export async function requestCode(email: string): Promise<CodeOutcome> {
  try {
    const { message, code } = await platform().api.call(userCalls.requestCode, { body: { email } });
    return { kind: 'sent', email, message: message ?? `A code was made for ${email}.`, code };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}
