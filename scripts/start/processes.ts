import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../tooling/apps.ts';
import { isUp } from '../../tooling/network.ts';

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

  /** Waits for a successful response as long as the program runs. Throws when it ends first. */
  async ready(name: string, address: string): Promise<void> {
    const started = Date.now();
    let reported = started;
    for (;;) {
      if (!this.#running.has(name)) throw new Error(`${name} could not start; what it said is above.`);
      if (await isUp(address)) return;
      if (Date.now() - reported >= REPORT_EVERY_MS) {
        reported = Date.now();
        console.log(`Waiting for ${name} at ${address} (${Math.round((reported - started) / 1000)} s)`);
      }
      await sleep(ASK_EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const endings = [...this.#running.values()].map(async (child) => {
      const force = setTimeout(() => child.kill('SIGKILL'), 5000);
      child.kill('SIGTERM');
      await once(child, 'exit');
      clearTimeout(force);
    });
    await Promise.all(endings);
  }
}
