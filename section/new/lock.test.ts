import { withOtherPlatforms } from './lock.ts';

const text = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });
const packagesOf = (lockfile: string) => (JSON.parse(lockfile) as { packages: Record<string, unknown> }).packages;

test('names a platform’s build that the registry did not list, with its version', () => {
  const locked = withOtherPlatforms(
    text({
      '': {},
      'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-linux': '2.0.0', 'tool-mac': '2.0.0', watcher: '~1.3.2' } },
      'node_modules/tool-linux': { version: '2.0.0', optional: true },
    }),
  );
  expect(packagesOf(locked)['node_modules/tool-mac']).toEqual({ version: '2.0.0', optional: true });
  expect(packagesOf(locked)['node_modules/watcher']).toEqual({ version: '1.3.2', optional: true });
});

test('keeps every entry of a complete file, including nested ones', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
    'node_modules/a/node_modules/c': { version: '1.0.0' },
    'node_modules/d': { version: '1.0.0' },
  };
  expect(packagesOf(withOtherPlatforms(text(packages)))).toEqual(packages);
});
