import type * as z from '@arena/shared/contract/zod';
import { dateTime, entity, flag, number, text } from '@arena/shared/contract/wire';

/** Extension `form-messages`: a visitor's message from the contact or account-deletion form. */
export type FormMessage = z.output<typeof formMessage>;
export const formMessage = entity({
  id: ['id', number],
  form: ['form', text],
  email: ['email', text],
  text: ['text', text],
  at: ['at', dateTime],
  handled: ['handled', flag],
});
