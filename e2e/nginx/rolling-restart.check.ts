// `npm test -- rolling-restart`: what deploy/rolling-restart.sh promises, with a real nginx over the real servers under load.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { newServerDatabase, SERVER_URL } from '../../api/test/server-database.ts';
import { ROOT } from '../../tooling/apps.ts';
import { answers, freePort, HOST } from '../../tooling/network.ts';
import { findNginx } from '../../tooling/programs.ts';
import { ask } from './ask.ts';
import { startNginx } from './nginx.ts';
import { openSite, SHELL_FOLDER, type Site } from './site.ts';

const SCRIPT = path.join(ROOT, 'deploy/rolling-restart.sh');
/** Ends the copy, as `systemctl restart` does; the loop of `startCopy` starts it again. */
const RESTART = 'pid=$(cat "$COPIES/$PORT"); kill "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done';

/** A copy that starts again whenever it ends. Its file in `folder`, named by the port, has its process id. */
async function startCopy(folder: string, program: string, ready: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  let stopped = false;
  let child: ChildProcess;
  const run = () => {
    const all = { ...process.env, NODE_ENV: 'production', HOST, PORT: String(port), API_PORT: String(port), ...env };
    child = spawn(process.execPath, [path.join(ROOT, program)], { env: all, stdio: ['ignore', 'ignore', 'inherit'] });
    writeFileSync(path.join(folder, String(port)), String(child.pid));
    child.once('exit', () => !stopped && run());
  };
  run();
  await answers(`http://${HOST}:${port}${ready}`, () => true, 60_000);
  const close = async () => {
    stopped = true;
    if (child.kill()) await once(child, 'exit');
  };
  return { place: `${HOST}:${port}`, close };
}

interface Kind {
  readonly upstream: 'arena_api' | 'arena_shell';
  readonly program: string;
  readonly ready: string;
  readonly calls: readonly (readonly [method: string, address: string])[];
  readonly env: NodeJS.ProcessEnv;
}

/** Restarts both copies of a server under load. Returns what failed, and how many requests didn't. */
async function restartUnderLoad(site: Site, { upstream, program, ready, calls, env }: Kind) {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-copies-'));
  const copies = await Promise.all([1, 2].map(() => startCopy(folder, program, ready, env)));
  const places = copies.map(({ place }) => place).join(';\n  server ');
  const port = String(await freePort());
  const nginx = await startNginx(findNginx() ?? '', {
    PORT: port,
    SERVER_NAME: HOST,
    SHELL: upstream === 'arena_shell' ? places : new URL(site.shell).host,
    API: upstream === 'arena_api' ? places : new URL(site.api).host,
    SHIP_FOLDER: site.folder,
    SHELL_FOLDER,
    SECTION_PORT: String(await freePort()),
    SECTION_FOLDER: site.folder,
  });
  const processes = () => copies.map(({ place }) => readFileSync(path.join(folder, place.slice(HOST.length + 1)), 'utf8'));
  const before = processes();
  const failed: string[] = [];
  let good = 0;
  let running = true;
  const load = Array.from({ length: 4 }, async () => {
    while (running)
      for (const [method, address] of calls) {
        const { status } = await ask(`http://${HOST}:${port}`, address, { method }).catch((error: unknown) => ({ status: String(error) }));
        if (typeof status === 'number' && status < 500) good += 1;
        else failed.push(`${method} ${address}: ${status}`);
      }
  });
  try {
    const more = { FILE: nginx.site, NGINX_COMMAND: nginx.command, DRAIN_SECONDS: '1', COPIES: folder };
    const script = spawn(SCRIPT, [upstream, ready, RESTART], { env: { ...process.env, ...more }, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = (await once(script, 'exit')) as [number | null];
    assert.equal(code, 0);
    running = false;
    await Promise.all(load);
    assert.ok(
      processes().every((pid, place) => pid !== before[place]),
      'each copy was restarted',
    );
    assert.doesNotMatch(readFileSync(nginx.site, 'utf8'), / down/);
    return { failed, good };
  } finally {
    running = false;
    await nginx.close();
    for (const { close } of copies) await close();
    rmSync(folder, { recursive: true });
  }
}

describe('a rolling restart of two copies', () => {
  let site: Site;
  before(async () => {
    site = await openSite(findNginx() ?? '');
  });
  after(() => site.close());

  it('of the shell server fails no request', async () => {
    const { failed, good } = await restartUnderLoad(site, {
      upstream: 'arena_shell',
      program: 'origin/dist/main.js',
      ready: '/registry.json',
      calls: ['/', '/admin', '/registry.json'].map((address) => ['GET', address]),
      env: { SHIP_FOLDER: site.folder, SHELL_FOLDER, SITE_URL: site.origin, API_URL: site.api, REGISTRY_KEYS: site.registryKeys },
    });
    assert.deepEqual(failed, []);
    assert.ok(good > 100, `${good} requests`);
  });

  // Copies share a database, which the embedded one can't be.
  if (SERVER_URL !== null)
    it('of the API fails no request, payments included', async () => {
      const { url, drop } = await newServerDatabase(SERVER_URL ?? '');
      try {
        const { failed, good } = await restartUnderLoad(site, {
          upstream: 'arena_api',
          program: 'api/dist/main.js',
          ready: '/api/v1/health',
          calls: [
            ['GET', '/api/v1/capabilities'],
            ['PUT', '/api/v1/winners/7'],
          ],
          env: { DATABASE_URL: url },
        });
        assert.deepEqual(failed, []);
        assert.ok(good > 100, `${good} requests`);
      } finally {
        await drop();
      }
    });
});
