import * as z from '@arena/shared/contract/zod';
import { call, defineCalls } from '../call';
import { emailAddress, id, limitedText, pageOf, paging } from '@arena/shared/contract/wire';
import { formMessage } from '../wire/form-messages';
import { notice } from '../wire/session';

/** Extension `form-messages`: the default address of the public site's two forms, and what they brought. */
export const formCalls = defineCalls({
  send: {
    ...call('POST /forms/{form}', 'public'),
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
    params: { messageId: id },
    response: formMessage,
    extension: 'form-messages',
  },
});
