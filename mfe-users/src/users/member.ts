import { isAdminRole, isolated, type Member } from '@arena/shared/contract';
import * as t from './users.messages';

/** Falls back to the email address, then to the id. */
export const nameOf = ({ name, email, id }: Pick<Member, 'name' | 'email' | 'id'>): string =>
  isolated(name ?? email ?? (id === null ? t.thisUser : t.userWithId(id)));

/** Role names as on the wire. A backend may omit the list. */
export const rolesOf = ({ roles }: Pick<Member, 'roles'>): readonly string[] => (roles ?? []).flatMap(({ name }) => name ?? []);

export const isAdmin = (member: Pick<Member, 'roles'>): boolean => rolesOf(member).some(isAdminRole);

/** `ROLE_ADMIN` becomes `Admin`; other formats are unchanged. */
export function roleLabel(role: string): string {
  const word = /^ROLE_([A-Z]+)$/.exec(role)?.[1];
  return word === undefined ? role : word.charAt(0) + word.slice(1).toLowerCase();
}
