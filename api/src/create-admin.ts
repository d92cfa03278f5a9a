import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { sealEntries } from './audit/seal';
import { hashPassword, passwordProblem } from './auth/passwords';
import { ConfigError, readConfig } from './config';
import type { Database } from './db/database';
import { openDatabase } from './db/connect';
import { ROLES } from './db/migrate';
import { users } from './db/schema/people';
import { seedOnFirstStart } from './demo/first-start';
import { runProgram, withConnection } from './program';
import { registerUser } from './users/add-user';
import { addRole, lockAdministrators } from './users/change-role';
import { normalEmail, normalName } from './users/names';

const USAGE = 'Usage: npm run create-admin -w api -- --email <address> --name <name> [--password <password>]';

/** A password typed at the terminal, without showing it, or the first line of what is piped in. */
async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? silent : undefined, terminal: stdin.isTTY });
  if (stdin.isTTY) stdout.write(`Password for the new administrator, at least ${SHORTEST_PASSWORD} characters: `);
  const first = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return first.done ? '' : first.value;
}

/** Gives the administrator role to a user and answers whether it was new to them. */
const grant = (db: Database, user: { readonly id: number; readonly name: string }): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockAdministrators(tx, null);
    return addRole(tx, { user, role: ROLES.admin, actor: null, clock: () => new Date() });
  });

async function createAdmin(db: Database, email: string, name: string, password: string | undefined): Promise<string> {
  const [known] = await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, email));
  if (known !== undefined) {
    return (await grant(db, known))
      ? `${known.name} (${email}) is now an administrator and has to sign in again; the password is unchanged.`
      : `${known.name} (${email}) is an administrator already.`;
  }
  if (name === '') throw new ConfigError(`There is no user ${email} yet: give a --name to create one.\n${USAGE}`);
  const chosen = password ?? process.env.ADMIN_PASSWORD ?? (await askPassword());
  const problem = await passwordProblem(chosen, { name, email });
  if (problem !== null) throw new ConfigError(problem);
  const id = await registerUser(db, { name, email, passwordHash: await hashPassword(chosen), now: new Date() });
  if (id === null) throw new ConfigError(`${email} was just registered by someone else. Try again.`);
  await grant(db, { id, name });
  return `${name} (${email}) can now sign in as an administrator.`;
}

void runProgram(USAGE, ['email', 'name', 'password'], async (values) => {
  const email = normalEmail(values.email ?? '');
  if (email === null) throw new ConfigError(`--email must be an e-mail address.\n${USAGE}`);
  await withConnection(await openDatabase(readConfig(process.env)), async (connection) => {
    // A database with an administrator of its own is no demo any more.
    await seedOnFirstStart(connection, true);
    console.log(await createAdmin(connection.db, email, normalName(values.name ?? '') ?? '', values.password));
    await sealEntries(connection.db);
  });
});
