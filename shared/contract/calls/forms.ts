import * as z from '@arena/shared/contract/zod';
import { defineCalls } from '../call';
import { emailAddress, id, limitedText, pageOf, paging } from '@arena/shared/contract/wire';
import { formMessage } from '../wire/form-messages';
import { notice } from '../wire/session';

/** Extension `form-messages`: the default address of the public site's two forms, and what they brought. */
export const formCalls = defineCalls({
  send: {
    method: 'POST',
    path: '/forms/{form}',
    summary: 'Send a message by the contact or the account-deletion form',
    access: 'public',
    params: { form: z.enum(['contact', 'account-deletion']) },
    body: z.object({
      email: emailAddress,
      message: z.optional(limitedText(5000)),
      reason: z.optional(limitedText(5000)),
      confirm: z.optional(limitedText(100)),
      /** The honeypot: people don't see it, so only a machine fills it. */
      website: z.optional(limitedText(5000)),
    }),
    response: notice,
    status: 200,
    extension: 'form-messages',
  },
  list: {
    method: 'GET',
    path: '/forms/messages',
    summary: 'What visitors sent, newest first',
    access: 'admin',
    query: paging,
    response: pageOf(formMessage),
    status: 200,
    extension: 'form-messages',
  },
  markHandled: {
    method: 'PUT',
    path: '/forms/messages/{messageId}/handled',
    summary: 'Mark a message as handled',
    access: 'admin',
    params: { messageId: id },
    response: formMessage,
    status: 200,
    extension: 'form-messages',
  },
});
