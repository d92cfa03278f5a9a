import { userCalls } from '@arena/shared/contract';
import { messageOf, platform } from '@arena/shared/platform';

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
