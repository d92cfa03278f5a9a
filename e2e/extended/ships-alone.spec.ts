import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROOT } from '../../tooling/apps.ts';
import { SHELL_FOLDER } from '../harness/consoles.ts';
import { fingerprints } from '../harness/fingerprints.ts';
import { patchedBuild } from '../harness/patched-build.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { heading, ROOMS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';
import { buildVariant, type Variant } from '../harness/variant.ts';

const OLD = 'Manage multiplayer gaming sessions and rooms and payment';
const NEW = 'Shipped by the Rooms team alone';

let built: Variant;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  built = await buildVariant('mfe-rooms', [{ file: 'src/rooms/rooms.messages.ts', from: OLD, to: NEW }]);
});
test.afterAll(() => built.remove());

test('a section that is rebuilt with a change and served again shows it at the next page load, while the shell stays as it is', async ({
  page,
  platform,
}) => {
  const rooms = platform.section('mfe-rooms');
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + ROOMS);
  await expect(page.getByText(OLD)).toBeVisible();

  const shell = fingerprints(SHELL_FOLDER);
  expect(Object.keys(shell).length).toBeGreaterThan(3);
  try {
    await rooms.serve(built.folder);
    await page.goto(platform.url + ROOMS);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(NEW)).toBeVisible();
    await expect(page.getByText(OLD)).toBeHidden();
  } finally {
    await rooms.reset();
  }
  expect(fingerprints(SHELL_FOLDER)).toEqual(shell);
});

const text = ({ folder }: Variant, name: string) => {
  const content = readFileSync(path.join(folder, name));
  return String(name.endsWith('.br') ? brotliDecompressSync(content) : name.endsWith('.gz') ? gunzipSync(content) : content);
};
const HASH = /\.([\da-f]{8})\.\w+(?:\.br|\.gz)?$/;
const hashesOf = (names: readonly string[]) => new Set(names.flatMap((name) => HASH.exec(name)?.[1] ?? []));

/** The kinds of files and how many there are of each: two builds in two folders number their chunks differently. */
const kinds = ({ folder }: Variant) =>
  readdirSync(folder)
    .map((name) => name.replace(/^\d+(?=\.)/, 'chunk').replace(HASH, (tail) => tail.slice(9)))
    .sort();

/** The files whose integrity in the descriptor is another one. */
function vouchedWrongly({ folder }: Variant): readonly string[] {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const { integrity } = JSON.parse(String(read('section.json'))) as { readonly integrity: Readonly<Record<string, string>> };
  const is = (name: string) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;
  return Object.keys(integrity).filter((name) => integrity[name] !== is(name));
}

test('a build that was patched and renamed has the files of a build of the changed source, and names none of before', () => {
  const patched = patchedBuild('mfe-rooms', [{ from: OLD, to: NEW }]);
  try {
    const names = readdirSync(patched.folder);
    expect(kinds(patched)).toEqual(kinds(built));
    expect([vouchedWrongly(patched), vouchedWrongly(built)]).toEqual([[], []]);
    const now = hashesOf(names);
    const gone = [...hashesOf(readdirSync(path.join(ROOT, 'mfe-rooms/dist')))].filter((hash) => !now.has(hash));
    expect(gone.length).toBeGreaterThan(1);
    for (const name of names) {
      const content = text(patched, name);
      expect(content.includes(OLD), name).toBe(false);
      expect(
        gone.filter((hash) => content.includes(hash)),
        name,
      ).toEqual([]);
      const [whole = name] = name.split(/\.(?:br|gz)$/);
      expect(content, name).toBe(text(patched, whole));
    }
  } finally {
    patched.remove();
  }
});
