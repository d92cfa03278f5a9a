import { type CallInput, formCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { attemptKey, countAttempt } from '../auth/attempts';
import { badRequest } from '../errors';
import { pageRequest } from '../db/paging';
import { route } from '../http/route';
import type { Services } from '../services';
import { markHandled, pageOfMessages, storeMessage } from './forms.store';
import * as t from './forms.messages';

/** The words of part 1 §8. */
const THANKS = {
  contact: t.messageSent,
  'account-deletion': t.deletionSubmitted,
} as const;

/** The message; throws when the form is not filled in (part 1 §5). */
function textOf({ params: { form }, body }: CallInput<typeof formCalls.send>): string {
  if (form === 'account-deletion') {
    // To the letter: neither trimmed nor in another case.
    if (body.confirm !== 'DELETE') throw badRequest(t.confirmExactly);
    return body.reason?.trim() ?? '';
  }
  const message = body.message?.trim() ?? '';
  if (message === '') throw badRequest(t.messageMissing);
  return message;
}

export function formRoutes(app: FastifyInstance, { db, config, clock }: Services): void {
  const { timeZone } = config;

  route(app, formCalls.send, async (input, { network }) => {
    const { form } = input.params;
    await countAttempt(db, attemptKey('form', network), config.formLimit, clock(), t.tooManyMessages);
    const text = textOf(input);
    const { email, website = '' } = input.body;
    // Only a bot fills in the hidden field. Its answer looks like success, so that it does not try another way.
    if (website === '') await storeMessage(db, { form, email: email.trim(), text, now: clock() });
    return { message: THANKS[form], success: true };
  });

  route(app, formCalls.list, ({ query }) => pageOfMessages(db, pageRequest(query), timeZone));
  route(app, formCalls.markHandled, ({ params }, { act }) => markHandled(db, params.messageId, act, timeZone));
}
