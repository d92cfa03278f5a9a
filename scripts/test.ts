// `npm test`: everything, in the order in which it is cheapest to fail. Runs all steps, then exits 1 if one of them failed.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../tooling/apps.ts';
import { findChromium } from '../tooling/chromium.ts';
import { findNginx, findSystemdAnalyze } from '../tooling/programs.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const postgres = process.env.TEST_DATABASE_URL;
const { TEST_DATABASE_URL: _, ...withoutPostgres } = process.env;

const SERVER = ['npm', 'test', '--silent', '-w', 'api'];

const nginx = findNginx();
const systemd = findSystemdAnalyze();
const chromium = await findChromium().catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});

const steps: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'unit', command: ['npx', 'jest'] },
  // All of them once, on PostgreSQL where there is one; then what differs on the embedded database is tried on that too.
  ...(postgres === undefined
    ? [{ name: 'server, embedded database', command: SERVER }]
    : [
        { name: 'server, PostgreSQL', command: SERVER, env: { TEST_DATABASE_URL: postgres } },
        { name: 'server, embedded database', command: [...SERVER, '--', 'db/database', 'rooms/'] },
      ]),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'size', command: ['npm', 'run', '--silent', 'size'] },
  ...(nginx === undefined ? [] : [{ name: 'nginx', command: ['node', '--import', 'tsx', '--test', 'e2e/nginx/nginx.check.ts'] }]),
  ...(systemd === undefined ? [] : [{ name: 'systemd', command: ['node', '--import', 'tsx', '--test', 'e2e/systemd/units.check.ts'] }]),
  { name: 'browser', command: ['npm', 'test', '--silent', '-w', 'e2e'] },
];

const results = steps.map(({ name, command: [program = '', ...args], env }) => {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...withoutPostgres, CHROMIUM_PATH: chromium, ...env },
  });
  return { name, ok: status === 0, seconds: (Date.now() - started) / 1000 };
});

console.log('\n=== all steps');
for (const { name, ok, seconds } of results)
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.toFixed(0).padStart(4)} s`);
if (postgres === undefined)
  console.log('  The server tests ran on the embedded database; with TEST_DATABASE_URL they run on a PostgreSQL server.');
if (nginx === undefined)
  console.log('  deploy/nginx.conf was not tried: there is no nginx here. On Debian, apt-get install nginx-light adds that step.');
if (systemd === undefined)
  console.log(
    '  The units in deploy/ were not tried: there is no systemd-analyze here. On Debian, apt-get install systemd adds that step.',
  );
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
