import { recordChange } from '../audit/record-change';
import { type NewUser, registerUser } from '../auth/register-user';
import type { Database } from '../db/database';
import { badRequest } from '../http/errors';
import { requireOwnEmail, requireOwnName } from './looks';

/** Adds a user with everything that belongs to it and answers the id. `actorId` null: people who register themselves. */
export function addUser(db: Database, user: NewUser, actorId: number | null): Promise<number> {
  return db.transaction(async (tx) => {
    await requireOwnEmail(tx, user.email);
    await requireOwnName(tx, user.name);
    const id = await registerUser(tx, user);
    if (id === null) throw badRequest('There is already an account with this e-mail address.');
    const { name, email, mobile, now } = user;
    const verb = actorId === null ? 'register' : 'create';
    const after = { name, email, mobile: mobile ?? null };
    await recordChange(tx, { subject: 'user', id, status: null, actorId: actorId ?? id, now, verb, before: null, after });
    return id;
  });
}
