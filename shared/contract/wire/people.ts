import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, type EntityTable, listOf, maybe, money, nameText, number, text } from '@arena/shared/contract/wire';
import { DEFAULT_ROLE, isAdminRole } from './roles';

/** A user as other entities mention one: a room's creator, an applicant, a winner. */
export type Person = z.output<typeof person>;
export const person = entity({ id: ['id', number], name: ['name', nameText] });

/** A user who may be paid. Only our server sends `bannedAt`, the time of the ban. */
export type Payee = z.output<typeof payee>;
const payee = entity({ id: ['id', number], name: ['name', nameText], bannedAt: ['bannedAt', dateTime] });

/** The user who made a request. Only our server sends `id` and `bannedAt` (the time of the ban). */
export type Requester = z.output<typeof requester>;
const requester = entity({
  id: ['id', number],
  name: ['name', nameText],
  email: ['email', text],
  mobile: ['mobileNo', text],
  bannedAt: ['bannedAt', dateTime],
});

/** Query of the calls that pay a user. Extension `banned-confirmation`: without it they answer 409 for a banned user. */
export const bannedConfirmation = { banned: z.enum(['confirmed']) };
const role = entity({ id: ['id', number], name: ['name', nameText] });

/** The table of `User`. */
export const userFields = {
  id: ['id', number],
  name: ['name', nameText],
  email: ['email', text],
  mobile: ['mobileNo', text],
  balance: ['balance', money],
  roles: ['roles', z.catch(z.optional(listOf(role)), [])],
  imageName: ['imageName', text],
  pubgId: ['puId', text],
  freeFireId: ['fuId', text],
  handle: ['uremark', text],
} as const satisfies EntityTable;
/** A user of the platform (part 2 §3). `balance` in currency units; `pubgId` and `freeFireId` are the user's in-game ids. */
export type User = z.output<typeof user>;
export const user = entity(userFields);

export const maybePerson = maybe(person);
export const maybePayee = maybe(payee);
export const maybeRequester = maybe(requester);
export const maybeUser = maybe(user);

/** The user's role: ROLE_ADMIN when present (the wire's list has no order), else the first, else ROLE_USER. */
export function roleOf(of: Pick<User, 'roles'> | null): string {
  const names = (of?.roles ?? []).flatMap((entry) => entry.name ?? []);
  return names.find(isAdminRole) ?? names[0] ?? DEFAULT_ROLE;
}
