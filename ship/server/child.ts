import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Outcome } from '../order.ts';
import type { Command } from './command-body.ts';
import { Denied } from './denied.ts';

// A command runs in a process of its own: the TypeScript compiler, which judges contracts, would hold up every page load for seconds. Such
// a process may be killed at any moment: what is live is then the old state or the new one.

const PATIENCE_MS = 120_000;

/** The outcome of a command, or a status of HTTP and a sentence. */
export type CommandResult = { readonly outcome: Outcome } | { readonly status: number; readonly message: string };

/** Carries commands out by a program: `ship-command.ts`, as it was built. */
export const inChild =
  (program: string) =>
  async (command: Command): Promise<Outcome> => {
    const child = spawn(process.execPath, [...process.execArgv, program], {
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    });
    // It may end without reading: its exit says so.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(command));
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
    if (code !== 0) throw new Error(`${program} ended with ${code === null ? 'a signal' : code}.`);
    const result = JSON.parse(said) as CommandResult;
    if ('outcome' in result) return result.outcome;
    throw new Denied(result.status, result.message);
  };
