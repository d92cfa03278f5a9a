// `npm run build [-- app…]`: builds what changed since its last build.
import { APPS, isApp } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !isApp(name));
if (unknown.length > 0) {
  console.error(`Unknown app: ${unknown.join(', ')}. The apps are ${APPS.join(', ')}.`);
  process.exit(2);
}
build(names.length === 0 ? APPS : names).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
