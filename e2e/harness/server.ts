import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../tooling/apps.ts';
import { answers, freePort, HOST } from '../../tooling/network.ts';

const FOLLOW_PARENT = pathToFileURL(path.join(ROOT, 'tooling/follow-parent.mjs')).href;

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

export interface Server {
  /** Its origin, without /api/v1. */
  readonly origin: string;
  close(): Promise<void>;
}

/** The real platform server with its demo data, in a folder of its own that goes with it. */
export async function startServer(): Promise<Server> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'arena-e2e-'));
  // The embedded database is WebAssembly: to optimise it takes longer than it gains here.
  const child = spawn(
    process.execPath,
    ['--liftoff-only', '--import', 'tsx', '--import', FOLLOW_PARENT, path.join(ROOT, 'api/src/main.ts')],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development', HOST, API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const close = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended(child);
    clearTimeout(force);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const origin = `http://${HOST}:${port}`;
  try {
    await answers(`${origin}/api/v1/health`, () => child.exitCode === null, 60_000);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}
