import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tooling/apps.ts';

/** A program that runs in a copy. */
export interface Started {
  /** What it printed, once it has ended. Rejects with that when it fails. */
  readonly output: Promise<string>;
  /** What it has printed so far. */
  readonly said: () => string;
  /** Asks it to end, as Ctrl-C does; it is left running when it does not want to. */
  readonly interrupt: () => void;
}

export interface WorkingCopy {
  readonly folder: string;
  /** Runs a program there, and answers what it printed. Throws with that when it fails. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Starts a program there that runs until it is ended. */
  start(env: Readonly<Record<string, string>>, program: string, ...args: readonly string[]): Started;
  /** Ends what is still running there, and takes the copy away. */
  remove(): void;
}

/** Packages are those of the repository; what npm links into the repository is linked into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [there, here] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(there), here);
    else if (entry.name.startsWith('@')) linkPackages(there, here);
    else symlinkSync(there, here);
  }
}

/** Starts a program in a folder; its end can be brought about before it comes. */
function start(cwd: string, program: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}) {
  // In a group of its own, so that all of it can be ended: npm starts a shell, and that the program.
  const env = { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', FORCE_COLOR: '0', ...extra };
  const child = spawn(program, args, { cwd, env, detached: true });
  const send = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
  };
  const end = () => send('SIGKILL');
  process.once('exit', end);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const output = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve(printed);
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${code}:\n${printed}`));
    });
  });
  return { output, end, said: () => printed, interrupt: () => send('SIGINT') };
}

/** A copy of the repository as after a fresh clone and install: every file that isn't ignored. */
export function workingCopy(): WorkingCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(folder, file));
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const ends: (() => void)[] = [];
  return {
    folder,
    run(program, ...args) {
      const { output, end } = start(folder, program, args);
      ends.push(end);
      return output;
    },
    start(env, program, ...args) {
      const { output, end, said, interrupt } = start(folder, program, args, env);
      ends.push(end);
      return { output, said, interrupt };
    },
    remove() {
      for (const end of ends) end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
