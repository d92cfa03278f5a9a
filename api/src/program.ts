import { parseArgs } from 'node:util';
import { ConfigError } from './config';
import type { Connection } from './db/database';

/** Ends the process with a sentence, or with everything about an error that no setting or argument caused. */
function fail(error: unknown): void {
  console.error(error instanceof ConfigError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
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
