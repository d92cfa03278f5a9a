// `npm run build [-- app…]`: builds the apps and programs that changed since their last build.
import { APPS, isApp } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';
import { buildPrograms, isProgramName, PROGRAMS } from '../tooling/build-programs.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !isApp(name) && !isProgramName(name));
if (unknown.length > 0) {
  console.error(`Unknown app: ${unknown.join(', ')}. The apps are ${[...APPS, ...PROGRAMS].join(', ')}.`);
  process.exit(2);
}
const all = names.length === 0;
const apps = all ? APPS : names.filter(isApp);
try {
  await buildPrograms(all ? PROGRAMS : names.filter(isProgramName));
  if (all || apps.length > 0) await build(apps, console.log, true);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
