import { Linter } from 'eslint';
import { belowEntryPoint, publishedPackages } from './published-packages.js';

test.each([
  ['@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js', false],
  ['react-router/dist/production/index.mjs', false],
  ['jsdom/lib/jsdom/living/helpers/style-rules.js', false],
  ['react-dom/cjs/react-dom-client.production.js', false],
  ['react-dom/client', true],
  ['@module-federation/runtime/core', true],
  ['zod/v4/core', true],
  ['tsx/esm/api', true],
  ['../src/app.ts', true],
  ['@arena/shared/contract', true],
])('%s may be imported: %s', (specifier, allowed) => expect(belowEntryPoint(specifier) === null).toBe(allowed));

test.each([
  ["import x from 'ky/dist/core.js';", 1],
  ["export * from 'ky/dist/core.js';", 1],
  ["const x = () => import('ky/dist/core.js');", 1],
  ["const x = require('ky/dist/core.js');", 1],
  ["const x = require.resolve('ky/dist/core.js');", 1],
  ["jest.mock('ky/dist/core.js');", 1],
  ['const { def } = schema._zod;', 1],
  ["const { def } = schema['_zod'];", 1],
  ['const { _zod } = schema;', 1],
  ['const fields = select._.selectedFields;', 1],
  ['new bundler.NormalModuleReplacementPlugin(/x/, y);', 1],
  ["const rule = { loader: 'string-replace-loader' };", 1],
  ["factory.hooks.beforeResolve.tap('x', y);", 1],
  ["if (process.env.SKIP_CONTRACT === '1') run();", 1],
  ['const known = list.map((_) => _.name);', 0],
  ["const { define } = await import('ky');", 0],
])('%s has %d problems', (code, problems) => {
  const config = { plugins: { arena: { rules: { published: publishedPackages } } }, rules: { 'arena/published': 'error' } };
  expect(new Linter().verify(code, config as never)).toHaveLength(problems);
});
