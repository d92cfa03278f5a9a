import { parseArgs } from 'node:util';
import { fileProblem } from '@arena/shared/contract';
import { ConfigError, readConfig } from './config';
import type { Connection } from './db/database';
import { whyUnavailable } from './db/unavailable';

/** The embedded database's own numbers of file-system errors (WASI). */
const EMBEDDED_ERRORS: Readonly<Record<number, string>> = { 2: 'EACCES', 44: 'ENOENT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

function ofEmbedded(error: unknown): unknown {
  if (whyUnavailable(error) === 'full') return { code: 'ENOSPC' };
  const isItsOwn = error instanceof Object && 'errno' in error && !('code' in error);
  return isItsOwn ? { code: EMBEDDED_ERRORS[Number(error.errno)] } : error;
}

/** What an operator reads of an error: a sentence, or everything where no setting, argument or file caused it. */
export function toPrint(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  const { databaseUrl, dataDir } = readConfig(process.env);
  const problem = databaseUrl === null ? fileProblem(ofEmbedded(error), dataDir) : null;
  if (problem === null) return error;
  return `${problem} DATABASE_URL isn't set, so the data is stored in ${dataDir}: set it to use a PostgreSQL server, or set DATA_DIR.`;
}

/** Runs a command-line program with its arguments: `--<name> <text>` each, flags without a value, or `--help`. */
export async function runProgram<Name extends string, Flag extends string>(
  usage: string,
  names: readonly Name[],
  flags: readonly Flag[],
  work: (values: Partial<Record<Name, string> & Record<Flag, boolean>>) => Promise<void>,
): Promise<void> {
  try {
    const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
    const switches = Object.fromEntries(flags.map((name) => [name, { type: 'boolean' } as const]));
    const { values } = parseArgs({ options: { ...texts, ...switches, help: { type: 'boolean', short: 'h' } } });
    if (values.help === true) console.log(usage);
    else await work(values as Partial<Record<Name, string> & Record<Flag, boolean>>);
  } catch (error) {
    console.error(error instanceof TypeError ? error.message : toPrint(error));
    process.exitCode = 1;
  }
}

export async function withConnection(connection: Connection, work: (connection: Connection) => Promise<void>): Promise<void> {
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}
