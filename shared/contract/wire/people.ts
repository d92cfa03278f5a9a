import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, type EntityTable, listOf, maybe, money, number, text } from '@arena/shared/contract/wire';
import { DEFAULT_ROLE, isAdminRole } from './roles';

/** A person as other entities mention them: a room's creator, an applicant, a winner. */
const person = entity({ id: ['id', number], name: ['name', text] });
export type Person = z.output<typeof person>;

/** A person who may be paid. `bannedAt` comes from our server only: since when the person may not sign in. */
const payee = entity({ id: ['id', number], name: ['name', text], bannedAt: ['bannedAt', dateTime] });
export type Payee = z.output<typeof payee>;

/** Query of the calls that pay a person. Extension `banned-confirmation`: without it they answer 409 for a banned person. */
export const bannedConfirmation = { banned: z.enum(['confirmed']) };
const role = entity({ id: ['id', number], name: ['name', text] });

/** A user of the platform (part 2 §3). `balance` in currency units; `playerIds` are the in-game ids of the two games. */
export const userFields = {
  id: ['id', number],
  name: ['name', text],
  email: ['email', text],
  mobile: ['mobileNo', text],
  balance: ['balance', money],
  roles: ['roles', z.catch(z.optional(listOf(role)), [])],
  imageName: ['imageName', text],
  pubgId: ['puId', text],
  freeFireId: ['fuId', text],
  handle: ['uremark', text],
} as const satisfies EntityTable;
export const user = entity(userFields);
export type User = z.output<typeof user>;

export const maybePerson = maybe(person);
export const maybePayee = maybe(payee);
export const maybeUser = maybe(user);

/** ROLE_ADMIN when it is among the roles (the wire's list has no order), else the first, else ROLE_USER. */
export function roleOf(of: Pick<User, 'roles'> | null): string {
  const names = (of?.roles ?? []).flatMap((entry) => entry.name ?? []);
  return names.find(isAdminRole) ?? names[0] ?? DEFAULT_ROLE;
}
