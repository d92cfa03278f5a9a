import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { inc, major, minor } from 'semver';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { answers, freePort } from '../network.ts';
import { PACKAGES, written } from '../pack/manifest.ts';
import { pack } from '../pack/pack.ts';
import { startNpmRegistry } from './npm-registry.ts';

interface Options {
  /** Additional arguments of `npm run ship -- publish`, such as `--to` with an address. */
  readonly args?: readonly string[];
  /** SHIP_FOLDER, or SHIP_TOKEN for an address. */
  readonly env: Readonly<Record<string, string>>;
  /** Called after each step. */
  readonly say: (line: string) => void;
}

export const AT_MOST_S = 360;
/** The console's origin; no server listens there. */
const CONSOLE = 'http://localhost:9';

/** An environment without this repository's programs and npm settings. */
function environment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { HOME, npm_config_registry, npm_config_cache } = process.env;
  const PATH = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return { HOME, npm_config_registry, npm_config_cache, PATH: PATH.join(path.delimiter), ...more };
}

const start = (cwd: string, command: readonly string[], env?: Readonly<Record<string, string>>) =>
  spawn(command[0] ?? '', command.slice(1), { cwd, env: environment(env), detached: true, stdio: ['ignore', 'pipe', 'pipe'] });

function listen(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return () => said;
}

async function run(cwd: string, command: readonly string[], env?: Readonly<Record<string, string>>): Promise<void> {
  const child = start(cwd, command, env);
  const said = listen(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${said()}`);
}

/** Runs `work` with a development server once it answers. */
async function withServer(cwd: string, args: readonly string[], file: string, work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const child = start(cwd, ['npm', 'run', 'dev', ...args], { PORT: String(port) });
  const said = listen(child);
  const origin = `http://localhost:${port}`;
  try {
    await answers(origin + file, () => child.exitCode === null, 120_000).catch((error: Error) => {
      throw new Error(`${error.message}\n${said()}`);
    });
    await work(origin);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
}

/** The standalone page shows the demo's answers in a real browser. */
const developAlone = (cwd: string): Promise<void> =>
  withServer(cwd, [], '/standalone.js', async (origin) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/admin/promos`);
      await page.getByText('Wanjiru Otieno').first().waitFor();
    } finally {
      await browser.close();
    }
  });

/** Only the given console may read the served section. */
const developInside = (cwd: string): Promise<void> =>
  withServer(cwd, ['--', '--into', CONSOLE], '/section.json', async (origin) => {
    const ask = (from: string) => fetch(`${origin}/section.json`, { headers: { origin: from } });
    const served = await ask(CONSOLE);
    const { name } = (await served.json()) as { name: string };
    const { status } = await ask('https://elsewhere.example');
    if (name !== 'mfe_promos' || served.headers.get('access-control-allow-origin') !== CONSOLE || status !== 403)
      throw new Error(`${origin} serves ${name} to the console, and answers another page with ${status}.`);
  });

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

// New ones in each run, because npx keeps what it has installed under a version.
const RELEASED = written('shared').version;
const FIRST = `${major(RELEASED)}.${minor(RELEASED)}.${Date.now()}`;
const SECOND = inc(FIRST, 'patch') ?? '';

/** The repository names our packages by `version`, or by its tarballs, and has one copy of each. */
function assertPackages(repository: string, version: string, tarballs = false): void {
  const read = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8')) as Readonly<Record<string, object>>;
  const { dependencies, devDependencies } = read('package.json');
  const named = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@arena/'));
  const places = Object.keys(read('node_modules/.package-lock.json').packages ?? {}).filter((place) => /\/@arena\/\w+$/.test(place));
  const found = [...named, ...places.map((place) => [place, read(`${place}/package.json`).version])].map(String).sort();
  const wanted = (name: string) => (tarballs ? `file:packages/arena-${name}-${version}.tgz` : version);
  const expected = PACKAGES.flatMap((name) => [`@arena/${name},${wanted(name)}`, `node_modules/@arena/${name},${version}`]).sort();
  if (String(found) !== String(expected)) throw new Error(`${repository} has ${String(found)}, not ${String(expected)}.`);
}

/** Each step of a team in an empty folder, with a registry: from the packages to a published mfe-promos and an upgrade. */
async function steps(home: string, registry: string, step: Step, { args = [], env }: Options): Promise<void> {
  const [tarballs, empty, repository] = ['tarballs', 'empty', 'promos'].map((name) => path.join(home, name)) as [string, string, string];
  mkdirSync(empty);
  // As a team's npm is set up; any token will do.
  writeFileSync(path.join(empty, '.npmrc'), `@arena:registry=${registry}\n${registry.replace('http:', '')}:_authToken=any\n`);
  const packed = await step('npm run pack', () => pack(tarballs, [FIRST, SECOND]));
  const publish = async (version: string) => {
    for (const tarball of packed.filter((file) => file.endsWith(`-${version}.tgz`))) await run(empty, ['npm', 'publish', tarball]);
  };
  const create = (folder: string, ...from: readonly string[]) =>
    run(empty, ['npx', '--yes', '--prefer-offline', ...from, 'new', `../${folder}`, '--title', 'Promos', '--team', 'Promos team']);
  await step('npm publish', () => publish(FIRST));
  await step('arena-section new', () => create('promos', `@arena/section@${FIRST}`));
  await step('npm ci', () => run(repository, ['npm', 'ci', '--prefer-offline']));
  assertPackages(repository, FIRST);
  await step('npm test', () => run(repository, ['npm', 'test']));
  await step('npm run dev, seen in a browser', () => developAlone(repository));
  await step('npm run dev -- --into', () => developInside(repository));
  await step('npm run build', () => run(repository, ['npm', 'run', 'build']));
  await step('npm run size', () => run(repository, ['npm', 'run', 'size']));
  await step('npm run ship -- publish', () =>
    run(repository, ['npm', 'run', 'ship', '--', 'publish', ...args, '--by', 'Promos team'], env),
  );
  await step('npm publish, the next version', () => publish(SECOND));
  await step('npm install of it', () => run(repository, ['npm', 'install', ...PACKAGES.map((name) => `@arena/${name}@${SECOND}`)]));
  assertPackages(repository, SECOND);
  await step('npm test with it', () => run(repository, ['npm', 'test']));
  const given = packed.filter((file) => file.endsWith(`-${FIRST}.tgz`)).flatMap((tarball) => ['-p', tarball]);
  await step('arena-section new, from tarballs', () => create('promos-2', ...given, 'arena-section'));
  await step('npm ci', () => run(path.join(home, 'promos-2'), ['npm', 'ci', '--prefer-offline']));
  assertPackages(path.join(home, 'promos-2'), FIRST, true);
}

/** Takes a section from our packages to a published mfe-promos in an empty folder. Returns the seconds it took. */
export async function ownRepository(options: Options): Promise<number> {
  const { say } = options;
  const home = mkdtempSync(path.join(tmpdir(), 'arena-own-'));
  const registry = await startNpmRegistry();
  const began = Date.now();
  const step: Step = async (name, work) => {
    const started = Date.now();
    const result = await work();
    say(`  ${name.padEnd(34)} ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`);
    return result;
  };
  try {
    await steps(home, registry.url, step, options);
  } finally {
    registry.close();
    rmSync(home, { recursive: true, force: true });
  }
  const seconds = (Date.now() - began) / 1000;
  say(`  ${'in all'.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s of ${AT_MOST_S}`);
  if (seconds > AT_MOST_S) throw new Error(`It took ${seconds.toFixed(0)} s, and may take ${AT_MOST_S}.`);
  return seconds;
}
