import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../tooling/apps.ts';

const FOLLOW_PARENT = pathToFileURL(path.join(ROOT, 'tooling/follow-parent.mjs')).href;
const REPORT_EVERY_MS = 15_000;
const ASK_EVERY_MS = 30;

export class Processes {
  readonly #running = new Map<string, ChildProcess>();
  #stopping = false;

  /** Runs JavaScript directly and TypeScript through its loader. Shows only the program's errors. */
  start(
    name: string,
    script: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    nodeOptions: readonly string[] = [],
  ): void {
    const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = spawn(process.execPath, [...nodeOptions, ...loader, '--import', FOLLOW_PARENT, path.join(ROOT, script), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#running.set(name, child);
    child.once('exit', (code, signal) => {
      this.#running.delete(name);
      if (!this.#stopping)
        console.error(`${name} has stopped (${signal ?? `exit code ${code}`}). The rest goes on; Ctrl-C stops everything.`);
    });
  }

  isRunning(name: string): boolean {
    return this.#running.has(name);
  }

  /** Waits for a successful response as long as the program runs. Throws when it ends first. */
  async ready(name: string, address: string): Promise<void> {
    const started = Date.now();
    let reported = started;
    for (;;) {
      if (!this.isRunning(name)) throw new Error(`${name} could not start; what it said is above.`);
      const ok = await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ok) return;
      if (Date.now() - reported >= REPORT_EVERY_MS) {
        reported = Date.now();
        console.log(`Waiting for ${name} at ${address} (${Math.round((reported - started) / 1000)} s)`);
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const children = [...this.#running.values()];
    await Promise.all(
      children.map(
        (child) =>
          new Promise<void>((resolve) => {
            const force = setTimeout(() => child.kill('SIGKILL'), 5000);
            child.once('exit', () => {
              clearTimeout(force);
              resolve();
            });
            child.kill('SIGTERM');
          }),
      ),
    );
  }
}
