import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../tooling/apps.ts';
import { freePorts, HOST, isTaken } from '../../tooling/network.ts';

test.setTimeout(90_000);

/** The shell, the five sections behind it, and the server. */
const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;
const API_STEP = 6;

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

async function npmStart(port: number): Promise<Start> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'arena-start-'));
  const own = { PORT: String(port), API_PORT: String(port + API_STEP), DATA_DIR: dataDir, NODE_ENV: '', API_URL: '' };
  const env = { ...process.env, ...own };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const interrupt = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
  };
  const ports = STEPS.map((step) => port + step);
  return { child, ports, said: () => said, ended, interrupt, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

const takenOf = async (ports: readonly number[]) =>
  (await Promise.all(ports.map(async (port) => ((await isTaken(port)) ? [port] : [])))).flat();

/** The command lines of the processes besides npm and the starter. */
const programsOf = ({ child }: Start): readonly string[] =>
  execFileSync('ps', ['-eo', 'pgid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${child.pid} `) && line.includes('follow-parent'));

async function occupy(port: number): Promise<() => void> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, HOST, resolve));
  return () => void other.close();
}

for (const [variable, step] of [
  ['PORT', 0],
  ['API_PORT', API_STEP],
] as const) {
  test(`npm start with a taken ${variable} ends immediately, names the port and the variable, and leaves nothing running`, async () => {
    const first = await freePorts(STEPS.length);
    const taken = first + step;
    const free = await occupy(taken);
    const start = await npmStart(first);
    try {
      expect(await start.ended).not.toBe(0);
      expect(start.said()).toContain(`Port ${taken}`);
      expect(start.said()).toMatch(new RegExp(`\\b${variable}\\b`));
      expect(start.said(), 'a sentence and no stack').not.toMatch(/\n[ \t]+at /);
      expect(await takenOf(start.ports)).toEqual([taken]);
    } finally {
      start.interrupt();
      free();
      start.remove();
    }
  });
}

test('npm start brings everything up, and Ctrl-C takes everything down', async () => {
  const start = await npmStart(await freePorts(STEPS.length));
  try {
    await expect.poll(start.said, { timeout: 60_000 }).toContain('Ctrl-C stops everything.');
    expect(start.said()).toContain('admin@arena.test / arena-admin');
    expect(await takenOf(start.ports)).toEqual(start.ports);
    const programs = programsOf(start);
    expect(programs.length).toBe(STEPS.length);
    for (const program of programs) {
      expect(program).toMatch(/ \S*\/(api|origin)\/dist\/[\w-]+\.js( |$)/);
      expect(program, 'built JavaScript needs no loader').not.toContain('tsx');
    }
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
