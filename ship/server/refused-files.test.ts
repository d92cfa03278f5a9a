/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { brotliBomb } from '../testing/bombs.ts';
import { writeList } from '../testing/small-build.ts';
import { listedFile } from '../upload-list.ts';
import { FOLDER, useSite } from './testing/site.ts';

const site = useSite();
const KILOBYTES_MOST = 200_000;

/** Sends a folder as any client can, whose build was checked by nothing, and holds the version. */
async function send(build: string) {
  const files = await Promise.all(readdirSync(build).map((name) => listedFile(build, name)));
  const opened = await site.ask('PUT', `/${FOLDER}/1.0.0`, { files });
  if (opened.status !== 200) return opened;
  const { upload } = opened.answer;
  for (const file of files)
    await site.ask(
      'PUT',
      `/${FOLDER}/1.0.0/${String(upload)}/${file?.sha256 ?? ''}`,
      new Uint8Array(readFileSync(path.join(build, file?.name ?? ''))),
    );
  const command = { command: 'publish', version: '1.0.0', upload, hold: true, by: 'x', why: '', dryRun: false, key: 'x'.repeat(20) };
  return site.ask('POST', `/${FOLDER}`, command);
}

test.each(['evil.html', 'evil.0badc0de.svg', 'evil.0badc0de.xhtml'])('refuses a version with %s, also for no one yet', async (file) => {
  const build = site.buildOf('1.0.0');
  writeFileSync(path.join(build, file), '<script xmlns="http://www.w3.org/1999/xhtml">evil()</script>');
  const section = path.join(build, 'section.json');
  const descriptor = JSON.parse(readFileSync(section, 'utf8')) as SectionDescriptor;
  writeFileSync(section, JSON.stringify({ ...descriptor, files: writeList(build, 'mfe_small', '1.0.0') }));
  expect(await send(build)).toMatchObject({ status: 409, answer: { message: expect.stringContaining(`${file} cannot be published`) } });
  expect(await site.registry()).toMatchObject({ revision: 0 });
});

test('refuses a packed form that unpacks to 1.5 GB, and unpacks no more of it than the plain file has', async () => {
  const build = site.buildOf('1.0.0');
  const [script = ''] = readdirSync(build).filter((file) => file.startsWith('part-0.'));
  writeFileSync(path.join(build, `${script}.br`), await brotliBomb());
  const before = process.resourceUsage().maxRSS;
  expect(await send(build)).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining(`${script}.br unpacks to more than ${script} has.`) },
  });
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(KILOBYTES_MOST);
});
