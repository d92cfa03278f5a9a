import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export interface ServedCheckout {
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds what has changed in a checkout, with its own build. Throws a sentence when it cannot be built. */
export function buildCheckout(checkout: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${checkout} could not be built. Its packages have to be installed.`);
}

/** Serves a built checkout from a process of its own, over the published form. */
export function serveCheckout(checkout: string, api: string): Promise<ServedCheckout> {
  const program = path.join(import.meta.dirname, 'published-console.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, checkout, api], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const origin = /^serves (\S+)$/m.exec(said)?.[1];
      if (origin !== undefined) resolve({ origin, close });
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${checkout} could not be served; the reason is above.`)));
  });
}
