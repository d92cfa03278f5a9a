/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ModuleFederation } from '@module-federation/runtime/core';
import webpack from 'webpack';
import { lendFederation } from './lent-federation';

const folder = mkdtempSync(path.join(tmpdir(), 'arena-lent-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The text of an entry that federation's plugin builds with the option of sections. */
async function buildEntry(): Promise<string> {
  writeFileSync(path.join(folder, 'section.js'), 'export default 1;');
  const plugin = new ModuleFederationPlugin({
    ...{ name: 'mfe_small', filename: 'entry.js', exposes: { './section': './section.js' } },
    ...{ experiments: { externalRuntime: true }, manifest: false, dts: false },
  });
  const output = { path: folder, publicPath: '/', globalObject: 'globalThis' };
  const compiler = webpack({ context: folder, mode: 'none', target: 'web', entry: {}, output, plugins: [plugin] });
  await new Promise<void>((resolve, reject) => compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve()))));
  return readFileSync(path.join(folder, 'entry.js'), 'utf8');
}

test('an entry that is built without the core of federation runs with the lent one, which nothing in the page can replace', async () => {
  const run = new Function(`${await buildEntry()}\nreturn mfe_small;`) as () => { readonly init: unknown };
  expect(run).toThrow(TypeError);
  lendFederation();
  const container = run();
  expect(container.init).toBeInstanceOf(Function);
  const known = Reflect.get(globalThis, '__FEDERATION__') as { readonly __INSTANCES__: readonly { readonly name: string }[] };
  expect(known.__INSTANCES__.find(({ name }) => name === 'mfe_small')).toBeInstanceOf(ModuleFederation);
  expect(() => Object.defineProperty(globalThis, '_FEDERATION_RUNTIME_CORE', { value: {} })).toThrow(TypeError);
});
