// `npm test`: everything, in the order in which it is cheapest to fail. Runs all steps, then exits 1 if one of them failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './build/apps.ts';
import { findNginx } from './operate/nginx.ts';
import { findChromium } from './test/chromium.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const postgres = process.env.TEST_DATABASE_URL;
const { TEST_DATABASE_URL: _, ...withoutPostgres } = process.env;

const nginx = findNginx();
const chromium = await findChromium().catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});

const server = (name: string, env = {}): Step => ({ name, command: ['npm', 'test', '--silent', '-w', 'api'], env });

/** Steps of one line run beside each other: each of them keeps one core busy. */
const steps: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  ],
  [{ name: 'unit', command: ['npx', 'jest'] }],
  [server('server, embedded database'), ...(postgres === undefined ? [] : [server('server, PostgreSQL', { TEST_DATABASE_URL: postgres })])],
  [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }],
  [{ name: 'size', command: ['npm', 'run', '--silent', 'size'] }],
  nginx === null ? [] : [{ name: 'nginx', command: ['node', '--import', 'tsx', '--test', 'scripts/operate/nginx.check.ts'] }],
  [{ name: 'browser', command: ['npm', 'test', '--silent', '-w', 'e2e'] }],
];

interface Result {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/** Runs a step. Beside another one, what it prints is kept until it has ended. */
async function run({ name, command: [program = '', ...args], env }: Step, alone: boolean): Promise<Result> {
  if (alone) console.log(`\n=== ${name}`);
  const started = Date.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...withoutPostgres, CHROMIUM_PATH: chromium, ...env },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (!alone) process.stdout.write(`\n=== ${name}\n${Buffer.concat(printed).toString()}`);
  return { name, ok: code === 0, seconds: (Date.now() - started) / 1000 };
}

const results: Result[] = [];
for (const line of steps) results.push(...(await Promise.all(line.map((step) => run(step, line.length === 1)))));

console.log('\n=== all steps');
for (const { name, ok, seconds } of results)
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(0).padStart(4)} s`);
if (postgres === undefined)
  console.log('  The server tests ran on the embedded database only; TEST_DATABASE_URL adds a run on a PostgreSQL server.');
if (nginx === null)
  console.log('  deploy/nginx.conf was not tried: there is no nginx here. On Debian, apt-get install nginx-light adds that step.');
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
