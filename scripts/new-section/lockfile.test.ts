import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tooling/apps.ts';
import { withSection } from './lockfile.ts';

const MANIFEST = JSON.stringify({ name: 'mfe-new', version: '1.0.0', dependencies: { '@arena/shared': '*' } });
const lockfile = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');

test('adds two sorted entries and changes no other line', () => {
  const lines = withSection(lockfile, 'mfe-new', MANIFEST).split('\n');
  const packages = Object.keys((JSON.parse(lines.join('\n')) as { packages: object }).packages);
  expect(packages).toEqual([...packages].sort((a, b) => a.localeCompare(b, 'en')));
  const section = lines.indexOf('    "mfe-new": {');
  expect(lines.splice(section, 6)).toEqual([
    '    "mfe-new": {',
    '      "version": "1.0.0",',
    '      "dependencies": {',
    '        "@arena/shared": "*"',
    '      }',
    '    },',
  ]);
  const link = lines.indexOf('    "node_modules/mfe-new": {');
  expect(lines.splice(link, 4).slice(1, 3)).toEqual(['      "resolved": "mfe-new",', '      "link": true']);
  expect(lines.join('\n')).toBe(lockfile);
});

test('adds a section only once', () => {
  const once = withSection(lockfile, 'mfe-new', MANIFEST);
  expect(withSection(once, 'mfe-new', MANIFEST)).toBe(once);
});
