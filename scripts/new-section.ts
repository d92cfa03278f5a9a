// `npm run new-section -- mfe-promos`: creates a working section with tests and an owner.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, SECTIONS } from '../tooling/apps.ts';
import { importSection } from '../section/build/descriptor.ts';
import { filesOf, write } from '../section/new/files.ts';
import { withSection } from './new-section/lockfile.ts';
import { namesOf, Refusal } from '../section/new/names.ts';

const HELP = `npm run new-section -- <mfe-name> [options]

  --title <words>     what people read in the sidebar, such as "Promos"
  --team <words>      who owns it, such as "Promos team"
  --contact <where>   how to reach them, such as promos-team@example.com
`;
const TEXT = { type: 'string' } as const;
const OPTIONS = { title: TEXT, team: TEXT, contact: TEXT, help: { type: 'boolean' } } as const;

/** Rejects another section's address, because such a section could never go live. */
async function assertFree(address: string): Promise<void> {
  for (const name of SECTIONS) {
    const section = await importSection(path.join(ROOT, name));
    if (section.mounts.some((mount) => mount.path === address))
      throw new Refusal(`${address} belongs to ${name} (${section.owner.team}, ${section.owner.contact}). Choose another name.`);
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (values.help === true || folder === undefined) return void console.log(HELP);
  const names = namesOf(folder, values);
  const place = path.join(ROOT, folder);
  if (existsSync(place)) throw new Refusal(`${folder} is there already. Choose another name, or remove the folder first.`);
  await assertFree(`/admin/${names.AREA}`);

  // Generates everything before writing anything.
  const files = await filesOf('inside', { ...names }, place);
  const lockfile = path.join(ROOT, 'package-lock.json');
  const manifest = files.find(({ file }) => file === 'package.json')?.text ?? '';
  const locked = withSection(await readFile(lockfile, 'utf8'), folder, manifest);
  await write(files, place);
  await writeFile(lockfile, locked);
  const link = path.join(ROOT, 'node_modules', folder);
  if (existsSync(path.join(ROOT, 'node_modules')) && !existsSync(link)) await symlink(path.join('..', folder), link);
  // A separate process, which includes the new section and reports its own errors.
  spawnSync(process.execPath, ['--import', 'tsx', path.join(ROOT, 'scripts/codeowners.ts')], { cwd: ROOT, stdio: 'inherit' });

  console.log(`${folder} is there: "${names.TITLE}" at /admin/${names.AREA}. Owner: ${names.TEAM} (${names.CONTACT}).

  npx jest ${folder}                       tests it
  npm run dev -w ${folder}                 shows it on its own page
  npm run ship -- publish ${folder}        puts it into the console
`);
}

run().catch((error: Error) => {
  const told = error instanceof Refusal || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(told ? error.message : error);
  process.exit(1);
});
