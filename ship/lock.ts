import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { Refusal } from './registry/published-registry.ts';

// One writer of a folder at a time, whichever process and machine it is in. Written here because the library for it (proper-lockfile) has
// not been maintained since 2021 and waits for its own time-out after a `kill -9`; here a process that is gone is noticed immediately.

/** A holder on another machine cannot be checked: its lock counts as abandoned after this time. The work takes milliseconds. */
const ABANDONED_MS = 60_000;
const PATIENCE_MS = 90_000;
/** The average pause between two attempts. It is random, so that many waiting processes do not try at the same moment. */
const PAUSE_MS = 20;

interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  /** When the process began, see `beganAt`. */
  readonly began?: string;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began: its id may be given to another one later. Empty where the system does not say. */
async function beganAt(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields after the name, which may contain anything. A process that has ended keeps its id until its parent collects it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}

/** Whether a holder on this machine is gone: its process id is free, or another process's by now. */
async function isGone({ pid, began = '' }: Holder): Promise<boolean> {
  if (!isAlive(pid)) return true;
  const now = await beganAt(pid);
  return began !== '' && now !== '' && now !== began;
}

async function claim(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isThere(error)) return false;
    throw error;
  }
}

/** The content of an abandoned lock, or null when its holder may still be at work. */
async function abandoned(file: string): Promise<string | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    const old = Date.now() - mtimeMs > ABANDONED_MS;
    // Empty for the moment between its creation and its first line.
    if (text === '') return old ? text : null;
    const by = JSON.parse(text) as Holder;
    return (by.host === hostname() ? await isGone(by) : old) ? text : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Releases a lock, unless another process has broken it as abandoned and holds it now. */
async function release(file: string, { token }: Holder): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.includes(token)) await rm(file, { force: true });
}

/** Removes an abandoned lock. Of two processes that see it only one may: the second would remove the first one's new lock. */
async function breakLock(file: string, seen: string, holder: Holder): Promise<void> {
  const breaker = `${file}.break`;
  if (!(await claim(breaker, holder))) {
    if ((await abandoned(breaker)) !== null) await rm(breaker, { force: true });
    return;
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => null)) === seen) await rm(file, { force: true });
  } finally {
    await release(breaker, holder);
  }
}

/** Does some work while no other process changes the folder. Throws a `Refusal` when it is locked for a minute and a half. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, '.lock');
  const holder: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), began: await beganAt(process.pid) };
  const until = Date.now() + PATIENCE_MS;
  while (!(await claim(file, holder))) {
    const seen = await abandoned(file);
    if (seen !== null) await breakLock(file, seen, holder);
    else if (Date.now() > until)
      throw new Refusal(`Another publication has been running for more than a minute. If there is none, remove ${file}.`);
    else await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * PAUSE_MS));
  }
  try {
    return await work();
  } finally {
    await release(file, holder);
  }
}
