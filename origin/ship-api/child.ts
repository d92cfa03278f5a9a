import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Refusal } from '../../ship/published-registry.ts';
import type { Outcome } from '../../ship/rows.ts';
import { type Command, carryCommand } from './command.ts';
import { Denied } from './denied.ts';

/*
 * A command runs in a process of its own: the TypeScript compiler, which judges contracts, would hold up every page load for
 * seconds. Such a process may be killed at any moment: what is live is then the old state or the new one.
 */

/** The argument that makes the server's program carry out one command in place of serving. */
export const SHIP_COMMAND = 'ship-command';
const PATIENCE_MS = 120_000;

type Result = { readonly outcome: Outcome } | { readonly status: number; readonly message: string };

/** Reads a command from the standard input, and writes what it came to. */
export async function answerCommand(): Promise<void> {
  const command = JSON.parse(await text(process.stdin)) as Command;
  const result: Result = await carryCommand(command).then(
    (outcome) => ({ outcome }),
    (error: unknown) => {
      if (error instanceof Denied) return { status: error.status, message: error.message };
      if (error instanceof Refusal) return { status: 409, message: error.message };
      throw error;
    },
  );
  process.stdout.write(JSON.stringify(result));
}

/** Carries commands out by another process of this program. */
export const inChild =
  (program: string) =>
  async (command: Command): Promise<Outcome> => {
    const child = spawn(process.execPath, [...process.execArgv, program, SHIP_COMMAND], {
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    });
    // It may end without reading: its exit says so.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(command));
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
    if (code !== 0) throw new Error(`${SHIP_COMMAND} ended with ${code === null ? 'a signal' : code}.`);
    const result = JSON.parse(said) as Result;
    if ('outcome' in result) return result.outcome;
    throw new Denied(result.status, result.message);
  };
