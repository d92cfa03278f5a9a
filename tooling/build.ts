import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AppName, ROOT } from './apps.ts';
import { fingerprintOf } from './build/fingerprint.ts';

const AT_ONCE = 2;

function isCurrent(app: AppName): boolean {
  try {
    const record = JSON.parse(readFileSync(path.join(ROOT, app, 'dist/.build.json'), 'utf8')) as { fingerprint: string };
    return record.fingerprint === fingerprintOf(app);
  } catch {
    return false;
  }
}

async function compile(app: AppName): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'tooling/build/compile.ts'), app], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${app} could not be built; the errors are above.`);
}

/** Builds changed apps, two at a time; throws when one fails. `here`: builds a single app in this process. */
export async function build(apps: readonly AppName[], say: (line: string) => void = console.log, here = false): Promise<void> {
  const waiting = apps.filter((app) => !isCurrent(app));
  if (waiting.length === 0) {
    say('Build: nothing changed.');
    return;
  }
  say(`Build: ${waiting.join(', ')}`);
  let done = 0;
  const total = waiting.length;
  const work = async () => {
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
      const started = Date.now();
      if (here && total === 1) await (await import('./build/compile.ts')).compileApp(app);
      else await compile(app);
      done += 1;
      say(`  ${done}/${total} ${app} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
