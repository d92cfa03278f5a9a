/** @jest-environment node */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './commands.ts';
import { unpacked } from './contract/package-types.ts';
import { brotliBomb, gzipBomb } from './testing/bombs.ts';
import { useWorkshop } from './testing/workshop.ts';

const workshop = useWorkshop();
const KILOBYTES_MOST = 200_000;

test.each([
  ['.br', brotliBomb],
  ['.gz', gzipBomb],
])('refuses a %s form that unpacks to 1.5 GB, and unpacks no more of it than the plain file has', async (ending, bomb) => {
  const build = workshop.buildOf('1.0.0');
  const [script = ''] = readdirSync(build).filter((file) => file.startsWith('part-0.'));
  writeFileSync(path.join(build, script + ending), await bomb());
  const before = process.resourceUsage().maxRSS;
  await expect(publish(workshop.publisher, { folder: 'mfe-small', build })).rejects.toThrow(
    `${script}${ending} unpacks to more than ${script} has. Build the section again.`,
  );
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(KILOBYTES_MOST);
});

test('refuses packed types that are damaged or unpack to 1.5 GB, in a sentence', async () => {
  for (const types of [Buffer.from('evil'), await brotliBomb()])
    expect(() => unpacked(types)).toThrow('are damaged or too large. Build it again.');
});
