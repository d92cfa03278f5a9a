import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { subset } from 'semver';

const ROOT = path.join(__dirname, '../..');

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

test('workspaces use one exact version of a shared package, so contracts are checked with the types of the builds', () => {
  const files = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  expect(files).toEqual(expect.arrayContaining(['package.json', 'api/package.json', 'origin/package.json', 'ship/package.json']));
  const versions = new Map<string, Set<string>>();
  for (const file of files) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Manifest;
    for (const [name, version] of Object.entries({ ...devDependencies, ...dependencies }))
      // A section with a React of its own is tested there.
      if (!name.startsWith('@arena/') && !(file === 'e2e/package.json' && /^react(-dom)?$/.test(name)))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect([...versions].filter(([, all]) => all.size > 1 || ![...all].every((version) => /^(npm:[\w-]+@)?\d/.test(version)))).toEqual([]);
});

test('every locked package runs on all Node versions of our own engines', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
  };
  const { node: own = '' } = packages['']?.engines ?? {};
  expect(subset('20.19.0', own)).toBe(true);
  expect(Object.entries(packages).filter(([, { engines }]) => !subset(own, engines?.node ?? '*'))).toEqual([]);
});
