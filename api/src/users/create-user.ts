import type { NewUser } from '@arena/shared/contract';
import { requireGoodPassword } from '../auth/password-rules';
import { hashPassword } from '../auth/passwords';
import type { Database } from '../db/database';
import { addUser } from './add-user';
import { checkCode, useCode } from './codes';
import { emailAsked, nameAsked } from './names';

/** Adds a user whose e-mail address is proven by a one-time code, and answers the id. */
export async function createUser(db: Database, user: NewUser, { actorId, now }: { actorId: number; now: Date }): Promise<number> {
  const { code, password, ...facts } = user;
  const [name, email] = [nameAsked(user.name), emailAsked(user.email)];
  await requireGoodPassword('password', password, { name, email });
  const codeHash = await checkCode(db, email, code, now);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await useCode(tx, email, codeHash);
    return addUser(tx, { ...facts, name, email, passwordHash, now }, actorId);
  });
}
