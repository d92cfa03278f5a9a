import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { ROLES } from '../db/migrate';
import { roles, userRoles, users } from '../db/schema/people';
import { announceChange, announceSession } from '../events/announce';
import { badRequest, notFound } from '../http/errors';
import { newAdministratorNews } from '../notifications/admin-news';
import { notifyAdmins } from '../notifications/notify';

interface Grant {
  readonly email: string;
  readonly role: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly now: Date;
}

const spoken = (role: string) => (role === ROLES.admin.name ? 'an administrator' : `in the role ${role}`);

async function rolesOf(tx: Database, userId: number): Promise<string[]> {
  const held = await tx
    .select({ name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId));
  return held.map(({ name }) => name);
}

/** Adds a role to a user's others and answers what happened, as a sentence. There is no way to take one back. */
export function grantRole(db: Database, { email, role: name, actor, now }: Grant): Promise<string> {
  return db.transaction(async (tx) => {
    const [role] = await tx.select().from(roles).where(eq(roles.name, name));
    if (role === undefined) throw notFound('Role', name, 'name');
    const [user] = await tx.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email.trim().toLowerCase()));
    if (user === undefined) throw notFound('User', email, 'email');
    const before = await rolesOf(tx, user.id);
    const granted = await tx.insert(userRoles).values({ userId: user.id, roleId: role.id }).onConflictDoNothing().returning();
    if (granted.length === 0) throw badRequest(`${user.name} is ${spoken(name)} already.`);
    const action = name === ROLES.admin.name ? 'user.grant-admin' : 'user.grant-role';
    const entry = { at: now, actorId: actor.id, action, subject: 'user', subjectId: user.id } as const;
    await recordAudit(tx, { ...entry, before: { roles: before }, after: { roles: [...before, name] } });
    if (name === ROLES.admin.name) await notifyAdmins(tx, { ...newAdministratorNews(actor.name, user), at: now });
    await announceChange(tx, { subject: 'user', id: user.id, status: null, actorId: actor.id });
    await announceSession(tx, user.id);
    return `${user.name} is now ${spoken(name)}.`;
  });
}
