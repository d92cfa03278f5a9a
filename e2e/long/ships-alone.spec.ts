import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
  built = await buildVariant('mfe-rooms', [{ file: 'src/rooms/RoomListPage.tsx', from: OLD, to: NEW }]);
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

const unpacked = (name: string, content: Buffer) =>
  String(name.endsWith('.br') ? brotliDecompressSync(content) : name.endsWith('.gz') ? gunzipSync(content) : content);

/** Each file's content, unpacked, with its file's name in the place of every hash: two builds may call what changed differently. */
function contents({ folder }: Variant): Readonly<Record<string, string>> {
  const names = readdirSync(folder);
  const hashes = names.flatMap((name) => {
    const [, what = '', hash] = /^(.+)\.([\da-f]{8})\.\w+$/.exec(name) ?? [];
    return hash === undefined ? [] : [{ hash, what }];
  });
  const neutral = (text: string) => hashes.reduce((all, { hash, what }) => all.replaceAll(hash, `(${what})`), text);
  return Object.fromEntries(
    names.map((name) => {
      const text = neutral(unpacked(name, readFileSync(path.join(folder, name))));
      return [neutral(name), text.replaceAll(/"sha384-[^"]+"/g, '"of this file"')];
    }),
  );
}

/** The files whose integrity in the descriptor is another one. */
function vouchedWrongly({ folder }: Variant): readonly string[] {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const { integrity } = JSON.parse(String(read('section.json'))) as { readonly integrity: Readonly<Record<string, string>> };
  const is = (name: string) => `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;
  return Object.keys(integrity).filter((name) => integrity[name] !== is(name));
}

test('a build that was patched and renamed is, file by file, what a build of the changed source is', () => {
  const patched = patchedBuild('mfe-rooms', [{ from: OLD, to: NEW }]);
  try {
    expect(Object.keys(contents(patched)).sort()).toEqual(Object.keys(contents(built)).sort());
    expect(contents(patched)).toEqual(contents(built));
    expect(vouchedWrongly(patched)).toEqual([]);
    expect(vouchedWrongly(built)).toEqual([]);
  } finally {
    patched.remove();
  }
});
