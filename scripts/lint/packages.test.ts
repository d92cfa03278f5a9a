import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PACKAGES, packed, versionOfContents, written } from '../../tooling/pack/manifest.ts';

const ROOT = path.join(__dirname, '../..');
const manifests = Object.fromEntries(['shared', 'section', 'ship'].map((name) => [name, packed(name, '1.2.3')]));
const namesIn = (name: string) => {
  const { dependencies = {}, peerDependencies = {} } = manifests[name] as Record<string, Record<string, string> | undefined>;
  return Object.keys({ ...dependencies, ...peerDependencies });
};
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The packages that the sources of a workspace import, each with a file that does. */
function importsOf(...patterns: readonly string[]): readonly (readonly [string, string])[] {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  const shipped = files.filter((file) => /\.(tsx?|js|cjs)$/.test(file) && !/\.test\.|\/red\/|platform\/\w+\/testing\//.test(file));
  expect(shipped.length).toBeGreaterThan(10);
  return shipped.flatMap((file) =>
    [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /^(?:import|export|\} from|const).*?(?:from |import |import\(|require\()'([^.'][^']*)'/gm,
      ),
    ]
      .map(([, specifier = '']) => packageOf(specifier))
      .filter((name) => !name.startsWith('node:') && !name.startsWith('arena-section-') && name !== 'own-react-refresh')
      .map((name) => [file, name] as const),
  );
}

test.each(['shared', 'section', 'ship'])(
  'the package of %s names others by exact version, and shows nothing but what was compiled',
  (name) => {
    const { dependencies, exports, ...rest } = manifests[name] ?? { dependencies: {}, exports: {} };
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const doors = Object.values(exports).flatMap((door) => (typeof door === 'string' ? [door] : [door.default]));
    expect(doors.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
    expect(rest).toMatchObject({ version: '1.2.3', license: expect.any(String), engines: { node: expect.any(String) } });
    expect(rest).not.toHaveProperty('private');
  },
);

test('our packages depend on each other at one version', () => {
  expect(manifests.section?.dependencies).toMatchObject({ '@arena/shared': '1.2.3', '@arena/ship': '1.2.3' });
  expect(namesIn('ship').filter((name) => name.startsWith('@arena/'))).toEqual([]);
});

test('a package declares every package that its sources import', () => {
  const missing = (imports: ReturnType<typeof importsOf>, ...names: readonly string[]) => {
    const known = new Set(['@arena/shared', ...names.flatMap(namesIn)]);
    return imports.filter(([, name]) => !known.has(name));
  };
  const isStory = ([file]: readonly [string, string]) => file.startsWith('shared/ui/stories/');
  const ui = importsOf('shared/contract', 'shared/platform', 'shared/ui');
  expect(
    missing(
      ui.filter((one) => !isStory(one)),
      'shared',
    ),
  ).toEqual([]);
  expect(missing([...ui.filter(isStory), ...importsOf('shared/testing')], 'shared', 'section')).toEqual([]);
  expect(missing(importsOf('section'), 'shared', 'section')).toEqual([]);
});

test('our packages are released with one version', () => {
  const { fixed } = JSON.parse(readFileSync(path.join(ROOT, '.changeset/config.json'), 'utf8')) as { readonly fixed: unknown };
  expect(fixed).toEqual([PACKAGES.map((name) => `@arena/${name}`)]);
  expect(new Set(PACKAGES.map((name) => written(name).version)).size).toBe(1);
});

test('other contents get another version between releases, because npm does not install them under a version that it has', () => {
  const stage = mkdtempSync(path.join(tmpdir(), 'arena-stage-'));
  const versionWith = (text: string) => {
    writeFileSync(path.join(stage, 'index.js'), text);
    return versionOfContents(stage, '1.2.3');
  };
  const versions = ['a', 'b', 'a'].map(versionWith);
  rmSync(stage, { recursive: true });
  expect(versions[0]).toMatch(/^1\.2\.4-main-[\da-f]{8}$/);
  expect(versions[1]).not.toBe(versions[0]);
  expect(versions[2]).toBe(versions[0]);
});
