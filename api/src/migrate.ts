import { ConfigError, readConfig } from './config';
import { openDatabase } from './db/connect';
import { grantTo } from './db/migrate';
import { runProgram, withConnection } from './program';

const USAGE = `Usage: DATABASE_URL=<as the owner> npm run migrate -w api -- [--grant <role>]

Brings the tables up to date as their owner, for an API that runs with a role of its own.

  --grant <role>    gives that role the rights that the API needs; it can then add and read audit entries, and not change them`;

void runProgram(USAGE, ['grant'], [], async ({ grant: role }) => {
  const config = readConfig(process.env);
  if (config.databaseUrl === null) throw new ConfigError('Set DATABASE_URL. An embedded database has one role, and the API migrates it.');
  await withConnection(await openDatabase(config), async ({ db }) => {
    if (role !== undefined) await grantTo(db, role);
    console.log(`The tables are up to date${role === undefined ? '' : `, and ${role} has its rights`}.`);
  });
});
