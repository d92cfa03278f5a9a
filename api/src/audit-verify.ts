import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verifyChain } from './audit/seal';
import { type Config, ConfigError, readConfig } from './config';
import type { Connection } from './db/database';
import { openEmbedded } from './db/embedded';
import { openPostgres } from './db/postgres';
import { runProgram, withConnection } from './program';

const USAGE = `Usage: npm run audit-verify -w api -- [--expect <hash>]

Checks that no sealed entry of the audit log was altered, removed or moved, and names the first one that was. Reads the database of
DATABASE_URL, where the API may be running, or the embedded one in DATA_DIR, where it must not.

  --expect <hash>   a hash that this command, or the API's log, printed earlier: it has to be in the chain still

Exit code: 0 the chain holds, 1 it does not, or could not be read.`;

/** Reading a long log takes longer than a call may. */
const PATIENCE_MS = 10 * 60_000;

function open({ databaseUrl, dataDir }: Config): Promise<Connection> | Connection {
  if (databaseUrl !== null) return openPostgres(databaseUrl, { statementTimeoutMs: PATIENCE_MS });
  if (!existsSync(join(dataDir, 'db'))) throw new ConfigError(`There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  return openEmbedded(dataDir);
}

void runProgram(USAGE, ['expect'], [], async ({ expect = null }) => {
  await withConnection(await open(readConfig(process.env)), async ({ db, isMigrated }) => {
    if (!(await isMigrated())) throw new ConfigError('The tables are older than this program. Start the API first.');
    const { broken, last, waiting } = await verifyChain(db, expect);
    if (broken !== null) console.error(`${broken}\n`);
    console.log(`${broken === null ? 'The chain holds' : 'The chain holds up to here'}: ${last.seq} entries are sealed, the last hash is`);
    console.log(last.hash === '' ? '(none)' : last.hash);
    if (broken === null && waiting > 0) console.log(`${waiting} newer entries aren't sealed yet and weren't checked.`);
    if (broken !== null) process.exitCode = 1;
  });
});
