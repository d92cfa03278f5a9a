import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionsFor } from './versions.ts';

let home = '';
beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'arena-versions-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('names our packages by tarball, relative to the new repository, and others by exact version', () => {
  for (const name of ['shared', 'section', 'ship']) writeFileSync(path.join(home, `arena-${name}-1.0.0.tgz`), '');
  const versions = versionsFor(path.join(home, 'teams/promos'), home);
  expect(versions['@arena/shared']).toBe('file:../../arena-shared-1.0.0.tgz');
  expect(versions['@arena/ship']).toBe('file:../../arena-ship-1.0.0.tgz');
  for (const name of ['react', 'react-dom', 'lucide', 'react-router-dom', '@testing-library/react'])
    expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('refuses a folder without the tarballs, and says how to create them', () => {
  expect(() => versionsFor(path.join(home, 'promos'), home)).toThrow('--packages names the folder that npm run pack has written.');
});

test('names our packages by version without tarballs', () => {
  const versions = versionsFor(path.join(home, 'promos'));
  for (const name of ['@arena/shared', '@arena/section', '@arena/ship']) expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/);
});
