// `npm test -- fuzz [seed]`: 200,000 generated cases in all. Prints the seed, each failure's smallest case, and the cases per border.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../tooling/apps.ts';
import { type Border, CASES, FUZZ_TIMES } from '../tooling/testing/properties/cases.ts';
import type { Tried } from '../tooling/testing/properties/property.ts';

const seed = process.argv[2] ?? String(Math.floor(Math.random() * 2 ** 31));
if (!/^\d{1,10}$/.test(seed)) throw new Error(`'${seed}' is no seed: it is the number that an earlier run said.`);
const folder = mkdtempSync(path.join(tmpdir(), 'arena-fuzz-'));
const ledger = path.join(folder, 'ledger');
writeFileSync(ledger, '');
const env = { ...process.env, PROPERTY_SEED: seed, PROPERTY_TIMES: String(FUZZ_TIMES), PROPERTY_LEDGER: ledger };

console.log(`Seed ${seed}`);
const runs = [
  spawnSync('npx', ['jest', '-w', '2', '\\.borders\\.test\\.'], { cwd: ROOT, env, stdio: 'inherit' }),
  spawnSync('npm', ['test', '--silent', '-w', 'api', '--', '.borders.test'], { cwd: ROOT, env, stdio: 'inherit' }),
];

const tried = new Map(
  readFileSync(ledger, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Tried)
    .map((one) => [one.border, one] as const),
);
rmSync(folder, { recursive: true, force: true });
const borders = Object.keys(CASES) as Border[];
console.log(`\nSeed ${seed}`);
for (const border of borders) {
  const { cases, milliseconds } = tried.get(border) ?? { cases: 0, milliseconds: 0 };
  const held = cases >= CASES[border] * FUZZ_TIMES;
  console.log(
    `  ${held ? 'held  ' : 'FAILED'} ${border.padEnd(34)} ${String(cases).padStart(7)} cases ${(milliseconds / 1000).toFixed(1).padStart(7)} s`,
  );
}
const all = [...tried.values()].reduce((sum, { cases }) => sum + cases, 0);
const failed = borders.filter((border) => (tried.get(border)?.cases ?? 0) < CASES[border] * FUZZ_TIMES);
console.log(`         ${'in all'.padEnd(34)} ${String(all).padStart(7)} cases`);
if (failed.length > 0) console.log(`Failed, or not tried: ${failed.join(', ')}. The smallest case of each stands above.`);
process.exit(failed.length === 0 && runs.every(({ status }) => status === 0) ? 0 : 1);
