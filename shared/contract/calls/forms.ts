import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from './define-calls';
import { emailAddress, limitedText, pageOf, paging } from '@arena/shared/contract/wire';
import { formMessage } from '../wire/form-messages';
import { notice } from '../wire/session';

/** The public site's two forms and their messages (extension `form-messages`). */
export const formCalls = defineCalls({
  send: {
    ...call('POST /forms/{form}', 'public'),
    params: { form: z.enum(['contact', 'account-deletion']) },
    body: z.object({
      email: emailAddress,
      message: z.optional(limitedText(5000)),
      reason: z.optional(limitedText(5000)),
      confirm: z.optional(limitedText(100)),
      /** The honeypot: hidden from people, so only bots fill it. */
      website: z.optional(limitedText(5000)),
    }),
    response: notice,
    extension: 'form-messages',
  },
  list: {
    ...call('GET /forms/messages', 'admin'),
    query: paging,
    response: pageOf(formMessage),
    extension: 'form-messages',
  },
  markHandled: {
    ...call('PUT /forms/messages/{messageId}/handled', 'admin'),
    response: formMessage,
    extension: 'form-messages',
  },
});
