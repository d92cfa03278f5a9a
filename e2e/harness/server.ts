import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { newServerDatabase, SERVER_URL } from '../../api/test/server-database.ts';
import { ROOT } from '../../tooling/apps.ts';
import { answers, freePort, HOST } from '../../tooling/network.ts';

const FOLLOW_PARENT = pathToFileURL(path.join(ROOT, 'tooling/follow-parent.mjs')).href;

/** Names the database on SERVER_URL that has the demo's data: `build-first.ts` makes it. */
export const DEMO_DATABASE = 'E2E_DEMO_DATABASE';

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

/** A database with the demo's data for one server; null where `build-first.ts` has made none to copy. */
async function demoDatabase() {
  const demo = process.env[DEMO_DATABASE];
  return SERVER_URL === null || demo === undefined ? null : newServerDatabase(SERVER_URL, demo);
}

/**
 * The real platform server with its demo data, which goes with it: on the PostgreSQL server of TEST_DATABASE_URL, as in production,
 * or where there is none on the embedded database, as `npm start` has it.
 */
export async function startServer(): Promise<Server> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'arena-e2e-'));
  const database = await demoDatabase();
  // The embedded database is WebAssembly: to optimize it takes longer than it gains here.
  const child = spawn(process.execPath, ['--liftoff-only', '--import', FOLLOW_PARENT, path.join(ROOT, 'api/dist/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', HOST, API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' },
      // One client of a test asks for as many.
      MOST_PENDING_REQUESTS: '50',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const close = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended(child);
    clearTimeout(force);
    await database?.drop();
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
