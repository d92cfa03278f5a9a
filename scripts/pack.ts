// `npm run pack [-- <folder>]`: creates the packages for a section in its own repository.
import { statSync } from 'node:fs';
import path from 'node:path';
import { assertReport } from '../ship/contract/stored.ts';
import { ROOT } from '../tooling/apps.ts';
import { pack } from '../tooling/pack/pack.ts';

const destination = path.resolve(process.argv[2] ?? path.join(ROOT, '.data/packages'));
// A section elsewhere is built against the report in the package.
await assertReport(ROOT).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const tarballs = await pack(destination);
for (const tarball of tarballs) console.log(`${path.relative(process.cwd(), tarball)}  ${(statSync(tarball).size / 1000).toFixed(0)} kB`);
const named = tarballs.map((tarball) => `-p ${path.relative(process.cwd(), tarball)}`).join(' ');
console.log(`\nnpx ${named} arena-section new ../promos --title Promos --team "Promos team"`);
