/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { ForgetModuleFunctions } from './forget-module-functions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-forget-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function built(entry: string, files: Readonly<Record<string, string>>): Promise<unknown> {
  for (const [name, text] of Object.entries({ 'entry.js': entry, ...files })) writeFileSync(path.join(folder, name), text);
  const compiler = webpack({
    context: folder,
    mode: 'development',
    devtool: false,
    target: 'node',
    entry: './entry.js',
    output: { path: folder, filename: 'built.cjs', library: { type: 'commonjs2' }, strictModuleExceptionHandling: true },
    plugins: [new ForgetModuleFunctions()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString());
  return jest.requireActual(path.join(folder, 'built.cjs'));
}

it('lets go of a module that has run, which stays what it is', async () => {
  const entry = `
    const first = require('./plain');
    module.exports = { same: require('./plain') === first, function: __webpack_modules__[require.resolve('./plain')], left: typeof __webpack_modules__[require.resolve('./later')] };
    module.exports.later = () => require('./later');
  `;
  expect(await built(entry, { 'plain.js': 'module.exports = {};', 'later.js': 'module.exports = 7;' })).toMatchObject({
    same: true,
    function: 0,
    left: 'function',
  });
});

it('runs a module that threw anew', async () => {
  const entry = `
    globalThis.offline = true;
    let said;
    try { require('./needs'); } catch (error) { said = error.message; }
    delete globalThis.offline;
    module.exports = [said, require('./needs')];
  `;
  const needs = "if (globalThis.offline) throw new Error('offline'); module.exports = 'there';";
  expect(await built(entry, { 'needs.js': needs })).toEqual(['offline', 'there']);
});

it('leaves a module that takes itself out of what is known, as federation’s do', async () => {
  const entry = `
    const ask = () => require('./shared');
    module.exports = [ask(), ask()];
  `;
  const shared = 'delete require.cache[module.id]; globalThis.asked = (globalThis.asked ?? 0) + 1; module.exports = globalThis.asked;';
  expect(await built(entry, { 'shared.js': shared })).toEqual([1, 2]);
});
