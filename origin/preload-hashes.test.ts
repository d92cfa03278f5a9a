/** @jest-environment node */
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { preloadHashes } from './preload-hashes.ts';
import type { RegistrySource, ServedRegistry } from './registry.ts';

const LISTED = { 'entry.js': 'e', 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'other.js': 'o' };
const pages = [
  { path: '', preload: ['b.js'] },
  { path: 'room/:id', preload: ['c.js'] },
];
const mounts = [{ path: '/admin/rooms', role: null, layout: 'console' as const, preload: ['entry.js', 'a.js'], pages }];
const widgets = [{ id: 'waiting', preload: ['entry.js', 'b.js'] }];
const version = (base: string, changes: Partial<SectionDescriptor> = {}) => ({
  version: '1.0.0',
  base,
  descriptor: { mounts, widgets, integrity: { 'entry.js': 'e' }, files: 'list', ...changes } as unknown as SectionDescriptor,
});
const registry = (live: ReturnType<typeof version>, candidate?: ReturnType<typeof version>) =>
  ({
    sections: [{ name: 'mfe_rooms', live, ...(candidate === undefined ? {} : { candidate: { ...candidate, share: 5 } }) }],
  }) as unknown as ServedRegistry;
const source = { hashes: () => Promise.resolve(LISTED) } as unknown as RegistrySource;

test('a document has the hashes of what it preloads at its address, of every version that a browser may get', async () => {
  const both = registry(version('/live/a/'), version('/live/b/'));
  expect(await preloadHashes('/admin/rooms', both, source)).toEqual({
    ...{ '/live/a/a.js': 'a', '/live/a/b.js': 'b' },
    ...{ '/live/b/a.js': 'a', '/live/b/b.js': 'b' },
  });
  expect(await preloadHashes('/admin/rooms/room/7', registry(version('/live/a/')), source)).toEqual({
    '/live/a/a.js': 'a',
    '/live/a/c.js': 'c',
  });
  expect(await preloadHashes('/admin/other', both, source)).toEqual({});
  expect(await preloadHashes('/admin', registry(version('/live/a/')), source)).toEqual({ '/live/a/b.js': 'b' });
});

test('without hashes there is still a document: of a version in development, with a lost list, with an invalid descriptor', async () => {
  expect(await preloadHashes('/admin/rooms', registry(version('/live/a/', { files: undefined })), source)).toEqual({});
  const lost = { hashes: () => Promise.reject(new Error('gone')) } as unknown as RegistrySource;
  expect(await preloadHashes('/admin/rooms', registry(version('/live/a/')), lost)).toEqual({});
  const none = { ...version('/live/a/'), descriptor: null as unknown as SectionDescriptor };
  expect(await preloadHashes('/admin/rooms', registry(none), source)).toEqual({});
});
