import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config';
import { openDatabase } from './db/connect';
import { grantTo } from './db/migrate';

const USAGE = `Usage: DATABASE_URL=<as the owner> npm run migrate -w api -- [--grant <role>]

Brings the tables up to date as their owner, for an API that runs with a role of its own.

  --grant <role>    gives that role the rights that the API needs; it can then add and read audit entries, and not change them`;

async function migrate(role: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === null) throw new ConfigError('Set DATABASE_URL. An embedded database has one role, and the API migrates it.');
  const connection = await openDatabase(config);
  try {
    if (role !== undefined) await grantTo(connection.db, role);
    console.log(`The tables are up to date${role === undefined ? '' : `, and ${role} has its rights`}.`);
  } finally {
    await connection.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { grant: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help === true) console.log(USAGE);
  else await migrate(values.grant);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
});
