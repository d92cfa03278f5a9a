import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../scripts/build/apps.ts';
import { freePort, HOST, isTaken } from './harness/network.ts';

test.setTimeout(90_000);

/** A port for the shell with five free ones behind it. */
async function freeRow(): Promise<number> {
  for (;;) {
    const first = await freePort();
    const row = await Promise.all([0, 1, 2, 3, 4, 5].map((step) => isTaken(first + step)));
    if (first < 65_000 && !row.includes(true)) return first;
  }
}

interface Start {
  readonly child: ChildProcess;
  readonly ports: readonly number[];
  said(): string;
  /** The exit code, once everything has ended. */
  readonly ended: Promise<number | null>;
  /** As Ctrl-C does: to the whole group, npm included. */
  interrupt(): void;
  remove(): void;
}

async function npmStart(more: Readonly<Record<string, string>> = {}): Promise<Start> {
  const [port, apiPort] = [await freeRow(), await freePort()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'arena-start-'));
  const env = { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, NODE_ENV: '', API_URL: '', ...more };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const interrupt = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
  };
  return { child, ports: [0, 1, 2, 3, 4, 5].map((step) => port + step).concat(apiPort), said: () => said, ended, interrupt, remove: () => rmSync(dataDir, { recursive: true, force: true }) }; // prettier-ignore
}

const takenOf = async (ports: readonly number[]) =>
  (await Promise.all(ports.map(async (port) => ((await isTaken(port)) ? [port] : [])))).flat();

async function occupy(): Promise<{ readonly port: number; free(): void }> {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, HOST, resolve));
  return { port, free: () => other.close() };
}

for (const variable of ['PORT', 'API_PORT'] as const) {
  test(`npm start with a taken ${variable} ends at once, names the port and the variable, and leaves nothing running`, async () => {
    const other = await occupy();
    const start = await npmStart({ [variable]: String(other.port) });
    try {
      expect(await start.ended).not.toBe(0);
      expect(start.said()).toContain(`Port ${other.port}`);
      expect(start.said()).toMatch(new RegExp(`\\b${variable}\\b`));
      expect(start.said(), 'a sentence and no stack').not.toMatch(/\n\s+at /);
      expect(await takenOf(start.ports)).toEqual([]);
    } finally {
      start.interrupt();
      other.free();
      start.remove();
    }
  });
}

test('npm start brings everything up, and Ctrl-C takes everything down', async () => {
  const start = await npmStart();
  try {
    await expect.poll(start.said, { timeout: 60_000 }).toContain('Ctrl-C stops everything.');
    expect(start.said()).toContain('admin@arena.test / arena-admin');
    expect(await takenOf(start.ports)).toEqual(start.ports);
    const registry = (await (await fetch(`http://localhost:${start.ports[0]}/registry.json`)).json()) as { sections: { name: string }[] };
    expect(registry.sections.map(({ name }) => name)).toContain('mfe_rooms');
    start.interrupt();
    await start.ended;
    await expect.poll(() => takenOf(start.ports)).toEqual([]);
  } finally {
    start.interrupt();
    await start.ended;
    start.remove();
  }
});
