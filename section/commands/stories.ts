import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installRoot } from '../build/packages.ts';
import { Refusal } from '../new/names.ts';

const CONFIGURATION = path.join(import.meta.dirname, '../storybook');
const QUIET = ['--config-dir', CONFIGURATION, '--disable-telemetry', '--quiet', '--loglevel', 'warn'];

/** Serves Storybook on `port` until stopped, or with `--build` writes it as a static site. */
export async function stories(dir: string, args: readonly string[], port = process.env.PORT || '6006'): Promise<void> {
  const { build = false, out } = parseArgs({ args: [...args], options: { build: { type: 'boolean' }, out: { type: 'string' } } }).values;
  const site = path.resolve(dir, out ?? '.data/stories');
  const options = build ? ['build', '--output-dir', site] : ['dev', '--ci', '--exact-port', '--no-version-updates', '--port', port];
  const program = path.join(installRoot(), 'node_modules/.bin/storybook');
  const child = spawn(program, [...options, ...QUIET], { cwd: dir, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
  if (!build) console.log(`\nStorybook: http://localhost:${port}/\nCtrl-C stops it.`);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 && code !== null) throw new Refusal(`Storybook ended with ${code}.`);
  if (build) console.log(`${site} is a static site.`);
}
