/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@arena/shared/contract/section';
import { publish } from './commands.ts';
import { ownerLines } from './owner-lines.ts';
import { writeBuild } from './testing/small-build.ts';
import { useWorkshop } from './testing/workshop.ts';

const workshop = useWorkshop();
const lines = async () => (await ownerLines(workshop.publisher.store, await workshop.publisher.store.read())).get('mfe-small');

test('status names a section’s owner and the size of each version, or says that its files are missing', async () => {
  const build = (version: string, bytes: number) => writeBuild(path.join(workshop.builds, version), version, 'x'.repeat(bytes));
  await publish(workshop.publisher, { folder: 'mfe-small', build: build('1.0.0', 2100) });
  await publish(workshop.publisher, { folder: 'mfe-small', build: build('1.1.0', 900), share: 5 });
  expect(await lines()).toEqual([
    '  Small team (#small)',
    `  1.0.0            contract ${CONTRACT_VERSION}, 3 kB of scripts`,
    `  1.1.0            contract ${CONTRACT_VERSION}, 1 kB of scripts`,
  ]);
  const words = (section: string, version: string) => (version === '1.1.0' ? `${section} was used` : null);
  const used = await ownerLines(workshop.publisher.store, await workshop.publisher.store.read(), words);
  expect(used.get('mfe-small')?.slice(1)).toEqual([
    `  1.0.0            contract ${CONTRACT_VERSION}, 3 kB of scripts`,
    `  1.1.0            contract ${CONTRACT_VERSION}, 1 kB of scripts, mfe_small was used`,
  ]);
  rmSync(path.join(workshop.folder, 'mfe-small/1.1.0'), { recursive: true });
  expect((await lines())?.at(-1)).toBe(`  1.1.0            contract ${CONTRACT_VERSION}, its files are gone`);
});
