import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../new/names.ts';
import { type Budget, DEFAULT_BUDGET, judge } from '../size/judge.ts';
import { wireBytes } from '../size/wire-bytes.ts';

/** Fails if the build in `dist/` exceeds the budget in package.json. */
export async function size(dir: string): Promise<void> {
  const dist = path.join(dir, 'dist');
  if (!existsSync(path.join(dist, 'section.json'))) throw new Refusal('There is no build in dist/. Make one: npm run build');
  const { budget } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { budget?: Partial<Budget> };
  const files = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const scripts = files.map((file) => ({ file, bytes: wireBytes(dist, file) }));
  const { rows, problems } = judge(scripts, { ...DEFAULT_BUDGET, ...budget });
  console.log('JavaScript as brotli sends it');
  for (const { what, kB, of } of rows) console.log(`  ${what.padEnd(12)} ${kB.toFixed(1).padStart(6)} kB of ${of}`);
  if (problems.length > 0) throw new Refusal(`${problems.join('\n')}\nMake it smaller, or raise "budget" in package.json in review.`);
}
