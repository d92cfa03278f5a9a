import { parseArgs } from 'node:util';
import { ConfigError } from './config';
import type { Connection } from './db/database';

/** Ends the process with a sentence, or with everything about an error that no setting or argument caused. */
function fail(error: unknown): void {
  console.error(error instanceof ConfigError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
}

/** Runs a command-line program with its arguments: `--<name> <text>` each, or `--help`. */
export async function runProgram<Name extends string>(
  usage: string,
  names: readonly Name[],
  work: (values: Partial<Record<Name, string>>) => Promise<void>,
): Promise<void> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if (values.help === true) console.log(usage);
    else await work(values as Partial<Record<Name, string>>);
  } catch (error) {
    fail(error);
  }
}

export async function withConnection(connection: Connection, work: (connection: Connection) => Promise<void>): Promise<void> {
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}
