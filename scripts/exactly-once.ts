// `npm test -- exactly-once [--runs N]`: N simulated sequences against the operations protocol, then 200 decisions in a real browser.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '200000' } } });
if (!/^[1-9]\d*$/.test(values.runs)) {
  console.error('Say how many sequences as a whole number: npm test -- exactly-once --runs 200000');
  process.exit(2);
}

function run(name: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync('npx', [name, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

run('jest', ['operation.model', '--testTimeout=3600000'], { OPERATION_RUNS: values.runs });
run('playwright', ['test', '-c', 'e2e', 'finance-once'], { ONCE_RUNS: '200' });
