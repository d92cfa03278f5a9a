/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { canary, type Publisher, promote, publish, rollback } from './commands.ts';
import { sectionOf } from './registry/published-registry.ts';
import { writeBuild } from './testing/small-build.ts';
import { quietPublisher } from './testing/quiet-publisher.ts';

let workshop: string;
let publisher: Publisher;
beforeEach(() => {
  workshop = mkdtempSync(path.join(tmpdir(), 'arena-addresses-'));
  publisher = quietPublisher(path.join(workshop, 'live'), { by: 'Wanjiru', now: () => new Date(0) });
});
afterEach(() => rmSync(workshop, { recursive: true, force: true }));

const mounts = (address: string): SectionDescriptor['mounts'] => [
  { path: address, role: 'ROLE_ADMIN', layout: 'console', preload: [], pages: [{ path: '', preload: [] }] },
];
/** Publishes a version of mfe-a or mfe-b that has one address. */
function ship(one: 'a' | 'b', version: string, address: string, how: { share?: number; hold?: boolean } = {}) {
  const owner = { team: `Team ${one}`, contact: `#${one}` };
  const changes = { name: `mfe_${one}`, owner, mounts: mounts(address) };
  const build = writeBuild(path.join(workshop, `${one}-${version}`), version, version, 1, changes);
  return publish(publisher, { folder: `mfe-${one}`, build, ...how });
}
const live = async (folder: string) => sectionOf(await publisher.store.read(), folder)?.live.version;

test('a candidate holds its address against any other section', async () => {
  await ship('a', '1.0.0', '/admin/a');
  await ship('b', '1.0.0', '/admin/b');
  await ship('a', '1.1.0', '/admin/new', { share: 5 });
  const taken = '/admin/new belongs to the candidate 1.1.0 of mfe-a (Team a, #a).';
  for (const how of [{}, { share: 5 }, { hold: true }]) await expect(ship('b', '1.1.0', '/admin/new', how)).rejects.toThrow(taken);
  // After a rollback it holds no address.
  await rollback(publisher, 'mfe-a');
  await ship('b', '1.1.0', '/admin/new');
  expect(await live('mfe-b')).toBe('1.1.0');
});

test('a held version does not go live at an address that another section has taken since', async () => {
  await ship('a', '1.0.0', '/admin/a');
  await ship('a', '1.1.0', '/admin/new', { hold: true });
  await ship('b', '1.0.0', '/admin/new');
  const refusal = 'mfe-a 1.1.0 cannot go live:\n  /admin/new belongs to mfe-b (Team b, #b).\nAgree on it with that team';
  await expect(promote(publisher, 'mfe-a', '1.1.0')).rejects.toThrow(refusal);
  await expect(canary(publisher, 'mfe-a', '1.1.0', 5)).rejects.toThrow(refusal);
  expect(await live('mfe-a')).toBe('1.0.0');
  // Free again, it may be had.
  await ship('b', '1.1.0', '/admin/b');
  await canary(publisher, 'mfe-a', '1.1.0', 5);
  await promote(publisher, 'mfe-a');
  expect(await live('mfe-a')).toBe('1.1.0');
});

test('an address above or below another section’s, or with a slash more, is not free', async () => {
  await ship('a', '1.0.0', '/admin/a');
  const taken = 'is in the way of /admin/a, which belongs to mfe-a (Team a, #a).';
  for (const address of ['/admin/a/', '/admin/a/payments', '/admin']) await expect(ship('b', '1.0.0', address)).rejects.toThrow(taken);
  await ship('b', '1.0.0', '/admin/ab');
  // Every address is below the home page.
  await ship('b', '1.1.0', '/');
});

test('a rollback does not bring back an address that another section has taken since, and a section never blocks itself', async () => {
  await ship('a', '1.0.0', '/admin/a');
  await ship('a', '1.1.0', '/admin/a');
  await ship('a', '1.2.0', '/admin/new');
  await ship('b', '1.0.0', '/admin/a');
  const refusal = '/admin/a belongs to mfe-b (Team b, #b).';
  await expect(rollback(publisher, 'mfe-a')).rejects.toThrow(refusal);
  await expect(rollback(publisher, 'mfe-a', '1.0.0')).rejects.toThrow(refusal);
  await expect(rollback({ ...publisher, dryRun: true }, 'mfe-a')).rejects.toThrow(refusal);
  expect(await live('mfe-a')).toBe('1.2.0');
  await ship('b', '1.1.0', '/admin/b');
  await rollback(publisher, 'mfe-a');
  expect(await live('mfe-a')).toBe('1.1.0');
});
