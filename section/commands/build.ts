import { rmSync } from 'node:fs';
import path from 'node:path';
import { configurationOf, runOnce } from '../build/configuration.ts';
import { Refusal } from '../new/names.ts';

export async function buildSection(dir: string, say: (line: string) => void): Promise<string> {
  process.env.NODE_ENV = 'production';
  const started = Date.now();
  const [{ default: webpack }, define] = await Promise.all([import('webpack'), configurationOf(dir)]);
  const dist = path.join(dir, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const stats = await runOnce(webpack(define('production'))).catch((error: Error) => {
    throw new Refusal(error.message);
  });
  if (stats.hasWarnings()) console.error(stats.toString({ preset: 'errors-warnings' }));
  say(`Built into dist/ (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return dist;
}

export const build = async (dir: string): Promise<void> => void (await buildSection(dir, console.log));
