import * as z from '@arena/shared/contract/zod';
import { entity, type EntityTable, listOf, maybe, money, number, text } from '@arena/shared/contract/wire';
import { DEFAULT_ROLE, isAdminRole } from './roles';

/** Somebody as other entities mention them: the creator of a room, an applicant, a winner. */
const person = entity({ id: ['id', number], name: ['name', text] });
export type Person = z.output<typeof person>;

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
export const maybeUser = maybe(user);

/** ROLE_ADMIN when it is among the roles (the wire's list has no order), else the first, else ROLE_USER. */
export function roleOf(of: Pick<User, 'roles'> | null): string {
  const names = (of?.roles ?? []).flatMap((entry) => entry.name ?? []);
  return names.find(isAdminRole) ?? names[0] ?? DEFAULT_ROLE;
}
