/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILES_LIST } from '@arena/shared/contract/publishing';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { canary, promote, publish, rollback } from './commands.ts';
import { publishShell, rollbackShell } from './shell.ts';
import { signedPublisher } from './testing/signed-publisher.ts';
import { writeBuild, writeList, writeShell } from './testing/small-build.ts';
import { liveVersion, useWorkshop } from './testing/workshop.ts';

const workshop = useWorkshop();
const FOLDER = 'mfe-small';
let publisher: ReturnType<typeof signedPublisher>['publisher'];
beforeEach(() => ({ publisher } = signedPublisher(workshop.folder)));

const ship = (version: string) => publish(publisher, { folder: FOLDER, build: workshop.buildOf(version) });
const shipShell = (version: string) =>
  publishShell(publisher, { folder: 'shell', build: writeShell(path.join(workshop.builds, `shell-${version}`), version), version });
const registryFile = () => path.join(workshop.folder, 'registry.json');
const inVersion = (version: string, file: string) => path.join(workshop.folder, FOLDER, version, file);
const scriptOf = (version: string) => {
  const { files } = JSON.parse(readFileSync(inVersion(version, FILES_LIST), 'utf8')) as { files: Record<string, string> };
  return Object.keys(files)[0] ?? '';
};

test.each<[string, (version: string) => void, RegExp]>([
  [
    'a script altered',
    (version) => writeFileSync(inVersion(version, scriptOf(version)), 'evil()'),
    /is not the file that files\.json was made of/,
  ],
  ['a script missing', (version) => rmSync(inVersion(version, scriptOf(version))), /is in files\.json and not in the build/],
  [
    'a script added',
    (version) => writeFileSync(inVersion(version, 'more.0badc0de.js'), 'evil()'),
    /more\.0badc0de\.js is not in files\.json/,
  ],
  ['a compressed form altered', (version) => writeFileSync(inVersion(version, `${scriptOf(version)}.br`), 'evil'), /\.br is not the file/],
  [
    'its list altered',
    (version) => {
      writeFileSync(inVersion(version, scriptOf(version)), 'evil()');
      writeList(path.join(workshop.folder, FOLDER, version), 'mfe_small', version);
    },
    /is not the version that was signed/,
  ],
  [
    'its list altered, and the descriptor that names it',
    (version) => {
      writeFileSync(inVersion(version, scriptOf(version)), 'evil()');
      const files = writeList(path.join(workshop.folder, FOLDER, version), 'mfe_small', version);
      const file = inVersion(version, 'section.json');
      const descriptor = JSON.parse(readFileSync(file, 'utf8')) as SectionDescriptor;
      writeFileSync(file, JSON.stringify({ ...descriptor, files, integrity: {} }));
    },
    /is not the version that was signed/,
  ],
  [
    'its list taken away',
    (version) => {
      writeFileSync(inVersion(version, scriptOf(version)), 'evil()');
      rmSync(inVersion(version, FILES_LIST));
    },
    /files.json is not there/,
  ],
  ['its signature gone', (version) => rmSync(inVersion(version, '.signature')), /is not the version that was signed/],
])('refuses to roll back to a version with %s', async (_, alter, sentence) => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await ship(version);
  alter('1.0.0');
  const before = readFileSync(registryFile(), 'utf8');
  for (const again of [
    () => rollback(publisher, FOLDER, '1.0.0'),
    () => promote(publisher, FOLDER, '1.0.0'),
    () => canary(publisher, FOLDER, '1.0.0', 5),
  ])
    await expect(again()).rejects.toThrow(sentence);
  expect(readFileSync(registryFile(), 'utf8')).toBe(before);
  expect(liveVersion(await rollback(publisher, FOLDER))).toBe('1.1.0');
});

test('rejects the signature of another version', async () => {
  await ship('1.0.0');
  await ship('1.1.0');
  await ship('1.2.0');
  for (const file of ['section.json', FILES_LIST, scriptOf('1.1.0'), '.signature'])
    writeFileSync(inVersion('1.0.0', file), readFileSync(inVersion('1.1.0', file)));
  await expect(rollback(publisher, FOLDER, '1.0.0')).rejects.toThrow('is not the version that was signed');
});

test('refuses to roll back to a shell version with an altered document', async () => {
  await shipShell('1.0.0');
  await shipShell('1.1.0');
  writeFileSync(path.join(workshop.folder, 'shell/1.0.0/index.html'), '<script>evil()</script>');
  await expect(rollbackShell(publisher)).rejects.toThrow('index.html is not the file that files.json was made of.');
  writeList(path.join(workshop.folder, 'shell/1.0.0'), 'shell', '1.0.0');
  await expect(rollbackShell(publisher)).rejects.toThrow('shell 1.0.0 is not the version that was signed');
});

test('a number given by hand is in the list too, and the descriptor names that list', async () => {
  await publish(publisher, { folder: FOLDER, build: workshop.buildOf('1.0.0'), version: '2.0.0' });
  const list = readFileSync(inVersion('2.0.0', FILES_LIST));
  expect(JSON.parse(String(list))).toMatchObject({ name: 'mfe_small', version: '2.0.0' });
  const { files } = JSON.parse(readFileSync(inVersion('2.0.0', 'section.json'), 'utf8')) as SectionDescriptor;
  expect(files).toBe(`sha384-${createHash('sha384').update(list).digest('base64')}`);
  // Again, with the signature of its current publisher.
  rmSync(inVersion('2.0.0', '.signature'));
  await publish(publisher, { folder: FOLDER, build: workshop.buildOf('1.0.0'), version: '2.0.0' });
  await ship('2.1.0');
  expect(liveVersion(await rollback(publisher, FOLDER))).toBe('2.0.0');
});

test('refuses a build with another build’s list', async () => {
  const build = writeBuild(path.join(workshop.builds, 'mixed'), '1.0.0', 'one');
  writeFileSync(path.join(build, FILES_LIST), readFileSync(path.join(workshop.buildOf('1.0.0', 'other'), FILES_LIST)));
  await expect(publish(publisher, { folder: FOLDER, build })).rejects.toThrow('files.json is not the list that was published.');
});
