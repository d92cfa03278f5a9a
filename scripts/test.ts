// `npm test [-- variants | long | <check>]`: runs all steps, cheapest first, then exits 1 if one failed.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../tooling/apps.ts';
import { findChromium } from '../tooling/chromium.ts';
import { findNginx, findSystemdAnalyze } from '../tooling/programs.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const SET = process.argv[2] ?? 'quick';
const TSX = ['npx', 'tsx'];
const BROWSER = ['npx', 'playwright', 'test', '-c', 'e2e'];
/** Checks that run on their own, with the remaining arguments. */
const CHECKS: Readonly<Record<string, readonly string[]>> = {
  size: [...TSX, 'scripts/size.ts'],
  fuzz: [...TSX, 'scripts/fuzz.ts'],
  judge: [...TSX, 'scripts/judge.ts'],
  lighthouse: [...TSX, 'scripts/lighthouse.ts'],
  'exactly-once': [...TSX, 'scripts/exactly-once.ts'],
  'supply-chain': [...TSX, 'scripts/supply-chain.ts'],
  'own-repository': [...TSX, 'scripts/own-repository.ts'],
  'fault-matrix': [...BROWSER, '--project', 'long', '--workers', '1', 'fault-matrix'],
  containers: ['node', '--import', 'tsx', '--test', 'e2e/containers/containers.check.ts'],
  'rolling-restart': ['node', '--import', 'tsx', '--test', 'e2e/nginx/rolling-restart.check.ts'],
  swaps: ['env', 'SWAPS=100', ...BROWSER, 'shipping-swaps'],
};
const check = CHECKS[SET];
if (check !== undefined) {
  const [program = '', ...args] = check;
  process.exit(spawnSync(program, [...args, ...process.argv.slice(3)], { cwd: ROOT, stdio: 'inherit' }).status ?? 1);
}

const LAST_LINES = 60;
const postgres = process.env.TEST_DATABASE_URL;
const { TEST_DATABASE_URL: _, ...withoutPostgres } = process.env;

/** Uses PostgreSQL if available, as in production. */
const ON_POSTGRES: Readonly<Record<string, string>> = postgres === undefined ? {} : { TEST_DATABASE_URL: postgres };
const SERVER = ['npm', 'test', '--silent', '-w', 'api'];
const nginx = findNginx();
const systemd = findSystemdAnalyze();
const chromium = await findChromium().catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});

/** Groups of lanes of steps. The lanes of a group run in parallel: each uses one core and none affects another. */
type Groups = readonly (readonly (readonly Step[])[])[];

const LINT: Step = { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] };
const QUICK: Groups = [
  [[{ name: 'types', command: ['npm', 'run', '--silent', 'types'] }]],
  postgres === undefined
    ? [[LINT], [{ name: 'server, embedded database', command: SERVER }]]
    : // All tests on PostgreSQL, plus those that differ on the embedded database.
      [
        [LINT, { name: 'server, embedded database', command: [...SERVER, '--', '--smoke'] }],
        [{ name: 'server, PostgreSQL', command: SERVER, env: ON_POSTGRES }],
      ],
  [[{ name: 'unit', command: ['npx', 'jest'] }]],
  [[{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }]],
  [
    [
      { name: 'size', command: [...TSX, 'scripts/size.ts'] },
      { name: 'supply chain', command: [...TSX, 'scripts/supply-chain.ts'] },
      ...(systemd === undefined ? [] : [{ name: 'systemd', command: ['node', '--import', 'tsx', '--test', 'e2e/systemd/units.check.ts'] }]),
    ],
    nginx === undefined ? [] : [{ name: 'nginx', command: ['node', '--import', 'tsx', '--test', 'e2e/nginx/nginx.check.ts'] }],
  ],
  [[{ name: 'browser', command: ['npm', 'test', '--silent', '-w', 'e2e'], env: ON_POSTGRES }]],
];
const BROWSER_VARIANTS: Step = {
  name: 'browser, variants',
  command: ['npm', 'run', '--silent', 'variants', '-w', 'e2e'],
  env: ON_POSTGRES,
};

/** Runs large-table tests completely; other sets run a part. */
const WHOLE: Readonly<Record<string, string>> = { WHOLE: '1' };

const SETS: Readonly<Record<string, Groups>> = {
  quick: QUICK,
  variants: [[[BROWSER_VARIANTS]]],
  long: [
    [
      [
        {
          name: 'unit, whole tables',
          command: ['npx', 'jest', 'scripts/testing/answers', 'ship/contract/judge', 'ship/judge/simulated'],
          env: WHOLE,
        },
        { name: 'server, large tables', command: [...SERVER, '--', '--long'], env: ON_POSTGRES },
        { ...BROWSER_VARIANTS, env: { ...ON_POSTGRES, ...WHOLE } },
        { name: 'browser, long', command: ['npm', 'run', '--silent', 'long', '-w', 'e2e'], env: ON_POSTGRES },
      ],
    ],
  ],
};

/** Prints the output of parallel steps in one piece when a step ends. */
async function run({ name, command: [program = '', ...args], env }: Step, alone: boolean) {
  const started = Date.now();
  if (alone) console.log(`\n=== ${name}`);
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...withoutPostgres, CHROMIUM_PATH: chromium, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output.push(chunk);
      if (alone) process.stdout.write(chunk);
    });
  const [code] = await once(child, 'close').catch((error: Error) => {
    console.error(error.message);
    return [1];
  });
  const printed = Buffer.concat(output).toString().trimEnd();
  if (!alone) console.log(`\n=== ${name}\n${printed}`);
  return { name, ok: code === 0, seconds: (Date.now() - started) / 1000, printed };
}

const started = Date.now();
const results: Awaited<ReturnType<typeof run>>[] = [];
const groups = SETS[SET];
if (groups === undefined) {
  console.error(`There is no set of tests called ${SET}. Use one of: ${Object.keys({ ...SETS, ...CHECKS }).join(', ')}.`);
  process.exit(1);
}
for (const group of groups)
  await Promise.all(
    group.map(async (lane) => {
      for (const step of lane) results.push(await run(step, group.length === 1));
    }),
  );

console.log('\n=== all steps');
for (const { name, ok, seconds } of results)
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(36)} ${seconds.toFixed(0).padStart(4)} s`);
console.log(`         ${'in all'.padEnd(36)} ${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s`);
if (SET === 'quick' && postgres === undefined)
  console.log('  The server and browser tests ran on the embedded database; with TEST_DATABASE_URL they run on a PostgreSQL server.');
if (SET === 'quick' && nginx === undefined)
  console.log('  deploy/nginx.conf was not tried: there is no nginx here. On Debian, apt-get install nginx-light adds that step.');
if (SET === 'quick' && systemd === undefined)
  console.log(
    '  The units in deploy/ were not tried: there is no systemd-analyze here. On Debian, apt-get install systemd adds that step.',
  );
const failed = results.filter(({ ok }) => !ok);
// Prints only the end of each output, which has the runner's summary of its failures.
for (const { name, printed } of failed)
  console.log(`\n=== FAILED: the end of ${name}\n${printed.split('\n').slice(-LAST_LINES).join('\n')}\n`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
