import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { sealEntries } from './audit/seal';
import { hashPassword, passwordProblem } from './auth/passwords';
import { ConfigError, readConfig } from './config';
import type { Database } from './db/database';
import { readClock } from './db/database-clock';
import { openDatabase } from './db/connect';
import { ROLES } from './db/migrate';
import { users } from './db/schema/people';
import { seedOnFirstStart } from './demo/first-start';
import { runProgram, withConnection } from './program';
import { registerUser } from './users/add-user';
import { addRole, lockAdministrators } from './users/change-role';
import { normalEmail } from './auth/sign-in';
import { normalName } from './users/names';
import { replacePassword } from './users/profile';

const USAGE = `Usage: create-admin --email <address> [--name <name>] [--password <password>] [--reset-password]

Creates an administrator, or makes the user with that address one.
  --name            the name of a new administrator
  --password        otherwise ADMIN_PASSWORD, the first line of a pipe, or typed at the terminal
  --reset-password  replaces the password of the user with that address, and signs the user out everywhere`;

/** A password typed at the terminal, without showing it, or the first line of what is piped in. */
async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? silent : undefined, terminal: stdin.isTTY });
  if (stdin.isTTY) stdout.write(`New password, at least ${SHORTEST_PASSWORD} characters: `);
  const first = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return first.done ? '' : first.value;
}

/** Gives the administrator role to a user and answers whether it was new to them. */
const grant = (db: Database, user: { readonly id: number; readonly name: string }): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockAdministrators(tx, null);
    return addRole(tx, { user, role: ROLES.admin, actor: null, clock: await readClock(tx) });
  });

interface Person {
  readonly email: string;
  readonly name: string;
}

/** The hash of the given, piped or typed password. Throws when it can't be chosen. */
async function newPassword(given: string | undefined, person: Person): Promise<string> {
  const chosen = given ?? process.env.ADMIN_PASSWORD ?? (await askPassword());
  const problem = await passwordProblem(chosen, person);
  if (problem !== null) throw new ConfigError(problem);
  return hashPassword(chosen);
}

const findUser = async (db: Database, email: string) =>
  (await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email)))[0];

async function resetPassword(db: Database, email: string, password: string | undefined): Promise<string> {
  const known = await findUser(db, email);
  if (known === undefined) throw new ConfigError(`There is no user ${email}.`);
  const passwordHash = await newPassword(password, { name: known.name, email });
  await replacePassword(db, { userId: known.id, actorId: null, passwordHash, clock: await readClock(db) });
  return `${known.name} (${email}) has a new password and is signed out everywhere.`;
}

async function createAdmin(db: Database, { email, name }: Person, password: string | undefined): Promise<string> {
  const known = await findUser(db, email);
  if (known !== undefined) {
    const result = (await grant(db, known)) ? 'is now an administrator and has to sign in again' : 'is already an administrator';
    return `${known.name} (${email}) ${result}. The password is unchanged; replace it with --reset-password.`;
  }
  if (name === '') throw new ConfigError(`There is no user ${email} yet. To create one, add --name.\n\n${USAGE}`);
  const id = await registerUser(db, { name, email, passwordHash: await newPassword(password, { name, email }), now: new Date() });
  if (id === null) throw new ConfigError(`${email} was just registered by someone else. Try again.`);
  await grant(db, { id, name });
  return `${name} (${email}) can now sign in as an administrator.`;
}

void runProgram(USAGE, ['email', 'name', 'password'], ['reset-password'], async (values) => {
  const email = normalEmail(values.email ?? '');
  if (email === null) throw new ConfigError(`--email must be an email address.\n\n${USAGE}`);
  await withConnection(await openDatabase(readConfig(process.env)), async (connection) => {
    // A database with an administrator of its own is no demo any more.
    await seedOnFirstStart(connection, true);
    const { db } = connection;
    const result = values['reset-password']
      ? resetPassword(db, email, values.password)
      : createAdmin(db, { email, name: normalName(values.name ?? '') ?? '' }, values.password);
    console.log(await result);
    await sealEntries(connection.db);
  });
});
