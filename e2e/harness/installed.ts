import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tooling/apps.ts';
import type { ProgramName } from '../../tooling/build-programs.ts';

/** What each program consists of besides its package.json and its build. */
const FILES: Readonly<Record<ProgramName, readonly string[]>> = { api: ['migrations', 'assets'], origin: [], ship: [] };

/** As on a machine of its own: nothing of this run's npm, and nothing that leads back into the repository. */
const cleanEnvironment = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { PATH, HOME, npm_config_registry, npm_config_cache } = process.env;
  return { PATH, HOME, npm_config_registry, npm_config_cache, ...own };
};

/** A program of the repository, installed alone in a folder outside of it, without development dependencies. */
export class Installed {
  readonly folder: string;
  readonly #running: ChildProcess[] = [];

  constructor(readonly name: ProgramName) {
    this.folder = mkdtempSync(path.join(tmpdir(), `arena-installed-${name}-`));
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(path.join(ROOT, file), path.join(this.folder, file));
    mkdirSync(path.join(this.folder, name));
    for (const file of ['package.json', 'dist', ...FILES[name]])
      cpSync(path.join(ROOT, name, file), path.join(this.folder, name, file), { recursive: true });
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '-w', name], {
      cwd: this.folder,
      env: cleanEnvironment({}),
      stdio: 'pipe',
    });
  }

  /** The development packages of the lock file that are installed here. */
  developmentPackages(): readonly string[] {
    const { packages } = JSON.parse(readFileSync(path.join(this.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    return Object.keys(packages).filter((place) => packages[place]?.dev === true && existsSync(path.join(this.folder, place)));
  }

  has(packageName: string): boolean {
    return existsSync(path.join(this.folder, 'node_modules', packageName));
  }

  /** Runs `dist/main.js` to its end, and answers its exit code and what it said. */
  async run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{ readonly code: number | null; readonly said: string }> {
    const child = this.#spawn(args, env);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }

  /** Starts `dist/main.js`; it ends with `remove`. */
  start(env: NodeJS.ProcessEnv): { isRunning(): boolean } {
    const child = this.#spawn([], env);
    child.stderr?.pipe(process.stderr);
    this.#running.push(child);
    return { isRunning: () => child.exitCode === null };
  }

  #spawn(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    return spawn(process.execPath, [path.join(this.name, 'dist/main.js'), ...args], { cwd: this.folder, env: cleanEnvironment(env) });
  }

  async remove(): Promise<void> {
    for (const child of this.#running.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
