import { isAdminRole, type Member } from '@arena/shared/contract';

/** A user's display name: the name, or what else is known. */
export const nameOf = ({ name, email, id }: Pick<Member, 'name' | 'email' | 'id'>): string =>
  name ?? email ?? (id === null ? 'this user' : `user ${id}`);

/** The names of the roles as the wire has them. A backend may leave the list out. */
export const rolesOf = ({ roles }: Pick<Member, 'roles'>): readonly string[] => (roles ?? []).flatMap(({ name }) => name ?? []);

export const isAdmin = (member: Pick<Member, 'roles'>): boolean => rolesOf(member).some(isAdminRole);

/** `ROLE_ADMIN` as people read it: `Admin`. A word of another shape stays as it is. */
export function roleLabel(role: string): string {
  const word = /^ROLE_([A-Z]+)$/.exec(role)?.[1];
  return word === undefined ? role : word.charAt(0) + word.slice(1).toLowerCase();
}
