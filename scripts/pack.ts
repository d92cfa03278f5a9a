// `npm run pack [-- <folder> --release]`: creates the packages for a section in its own repository.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assertReport } from '../ship/contract/stored.ts';
import { ROOT } from '../tooling/apps.ts';
import { written } from '../tooling/pack/manifest.ts';
import { pack } from '../tooling/pack/pack.ts';

const { values, positionals } = parseArgs({ options: { release: { type: 'boolean' } }, allowPositionals: true });
const destination = path.resolve(positionals[0] ?? path.join(ROOT, '.data/packages'));
const refuse = (message: string): never => {
  console.error(message);
  process.exit(1);
};
const waiting = readdirSync(path.join(ROOT, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
if (values.release === true && waiting.length > 0)
  refuse(`These changes have no version yet: ${waiting.join(', ')}. Run npx changeset version and commit the result.`);
// A section elsewhere is built against the report in the package.
await assertReport(ROOT).catch((error: Error) => refuse(error.message));
const tarballs = await pack(destination, values.release === true ? [written('shared').version] : undefined);
for (const tarball of tarballs) console.log(`${path.relative(process.cwd(), tarball)}  ${(statSync(tarball).size / 1000).toFixed(0)} kB`);
const named = tarballs.map((tarball) => `-p ${path.relative(process.cwd(), tarball)}`).join(' ');
console.log(`\nnpx -y ${named} arena-section new ../promos --title Promos --team "Promos team"`);
