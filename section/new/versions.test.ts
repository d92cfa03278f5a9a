import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tarballsBelow, versionsFor } from './versions.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-versions-'));
  mkdirSync(path.join(home, 'node_modules'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const installed = (from: (name: string) => string) => {
  const names = ['@arena/shared', '@arena/section', '@arena/ship'];
  const packages = Object.fromEntries(names.map((name) => [`node_modules/${name}`, { resolved: from(name) }]));
  writeFileSync(path.join(home, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
};

test('names tarballs by their copies in the new repository, and other packages by exact version', () => {
  installed((name) => `file:../given/${name.slice(1).replace('/', '-')}-1.2.0.tgz`);
  const tarballs = tarballsBelow(home);
  expect(tarballs['@arena/ship']).toBe(path.resolve(home, '../given/arena-ship-1.2.0.tgz'));
  const versions = versionsFor(tarballs);
  expect(versions['@arena/shared']).toBe('file:packages/arena-shared-1.2.0.tgz');
  for (const name of ['react', 'react-dom', 'lucide', 'react-router-dom', '@testing-library/react'])
    expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/);
});

test.each([
  ['from a registry', () => installed((name) => `https://npm.example/${name}/-/x-1.2.0.tgz`)],
  ['of this repository', () => undefined],
])('names packages %s by exact version', (_, install) => {
  install();
  expect(tarballsBelow(home)).toEqual({});
  for (const name of ['@arena/shared', '@arena/section', '@arena/ship']) expect(versionsFor({})[name]).toMatch(/^\d+\.\d+\.\d+$/);
});
