import path from 'node:path';
import { defineSection, defineShell } from '../../webpack.shared';

const ROOT = path.join(__dirname, '../..');

test.each([
  ['shell', defineShell(path.join(ROOT, 'shell'))],
  ['a section', defineSection(path.join(ROOT, 'mfe-rooms'))],
])('%s is built from unmodified packages: without aliases or externals, and with one loader for our sources', (_, define) => {
  const { resolve, externals, module } = define('production');
  const replaced = Object.keys(resolve?.alias ?? {}).filter((name) => !name.startsWith('arena-'));
  expect(replaced).toEqual([]);
  expect(externals ?? {}).toEqual({});
  const rules = (module?.rules ?? []) as { readonly loader?: string; readonly exclude?: RegExp; readonly enforce?: 'pre' }[];
  const loaders = rules.filter(({ loader, enforce }) => loader !== undefined && enforce === undefined);
  expect(loaders.map(({ loader, exclude }) => [/swc-loader/.test(loader ?? ''), String(exclude)])).toEqual([[true, '/node_modules/']]);
});
