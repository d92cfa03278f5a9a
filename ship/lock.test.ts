/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from './lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-lock-'));
  lock = path.join(folder, '.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A lock of another process, two minutes old. */
function held(by: { readonly pid: number; readonly host: string; readonly began?: string }): void {
  writeFileSync(lock, JSON.stringify({ token: 'theirs', ...by }));
  const then = Date.now() / 1000 - 120;
  utimesSync(lock, then, then);
}
const waits = (work: Promise<unknown>) => Promise.race([work.then(() => false), new Promise((resolve) => setTimeout(resolve, 300, true))]);

test('a lock that another process holds by now is left alone', async () => {
  await withLock(folder, () => Promise.resolve(writeFileSync(lock, '{"token":"theirs"}')));
  expect(readFileSync(lock, 'utf8')).toBe('{"token":"theirs"}');
});

test('a living holder on this machine keeps the lock at any age; another machine’s lock is given up by its age', async () => {
  held({ pid: process.pid, host: hostname() });
  const work = withLock(folder, () => Promise.resolve('done'));
  expect(await waits(work)).toBe(true);
  rmSync(lock);
  expect(await work).toBe('done');
  held({ pid: process.pid, host: 'elsewhere' });
  expect(await withLock(folder, () => Promise.resolve('done'))).toBe('done');
  expect(existsSync(lock)).toBe(false);
});

test('a process id that another process has by now holds nothing', async () => {
  let mine = '';
  await withLock(folder, () => Promise.resolve(void (mine = readFileSync(lock, 'utf8'))));
  const { began } = JSON.parse(mine) as { began: string };
  held({ pid: process.pid, host: hostname(), began: `${began}0` });
  expect(await waits(withLock(folder, () => Promise.resolve('done')))).toBe(false);
  held({ pid: process.pid, host: hostname(), began });
  const work = withLock(folder, () => Promise.resolve('done'));
  expect(await waits(work)).toBe(true);
  rmSync(lock);
  await work;
});
