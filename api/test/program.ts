import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

interface Ended {
  readonly code: number | null;
  readonly out: string;
}

/** One of the built programs as a process of its own, as an operator starts it: with a compiler in it, it would start three times as slowly. */
export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has printed so far. */
  out(): string;
  /** Waits until it has printed these words; fails when it ends without. */
  says(words: RegExp): Promise<RegExpExecArray>;
}

export function runProgram(
  name: 'main' | 'create-admin' | 'audit-verify' | 'migrate',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Program {
  const path = resolve(import.meta.dirname, '../dist', `${name}.js`);
  // As the tests themselves (run.ts).
  const child = spawn(process.execPath, ['--liftoff-only', path, ...args], { env });
  let out = '';
  let printed = () => {};
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => ((out += chunk.toString()), printed()));
  const ended = new Promise<Ended>((done) => child.once('exit', (code) => done({ code, out })));
  const says = async (words: RegExp) => {
    for (;;) {
      const found = words.exec(out);
      if (found !== null) return found;
      const more = new Promise<null>((resolve) => (printed = () => resolve(null)));
      const over = await Promise.race([ended, more]);
      if (over !== null && !words.test(out)) assert.fail(`It ended with: ${out}`);
    }
  };
  return { child, ended, out: () => out, says };
}
