/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { Needs } from './judge.ts';
import { needsOf } from './needs.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'arena-needs-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the program of these files needs of the entry points; `entry.js` is where it begins. */
function needsOfProgram(files: Readonly<Record<string, string>>, concatenate: boolean): Promise<Needs> {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'out'));
  const doors = ['entryPoint', 'entryPoint/more', 'entryPoint/whole', 'entryPoint/late', 'entryPoint/run', 'entryPoint/unused'];
  let needs: Needs = {};
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    optimization: { concatenateModules: concatenate, minimize: false },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: Object.fromEntries(doors.map((entryPoint) => [entryPoint, { import: false, requiredVersion: false }])),
      }),
      {
        apply: ({ hooks, webpack: { Compilation } }: Compiler) =>
          hooks.thisCompilation.tap('Needs', (compilation) =>
            compilation.hooks.processAssets.tap({ name: 'Needs', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
              needs = needsOf(compilation);
            }),
          ),
      },
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() === true ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem === null ? resolve(needs) : reject(problem)));
    });
  });
}

const PROGRAM = {
  'package.json': '{ "sideEffects": ["./entry.js"] }',
  'entry.js': `
    import { one, two as other } from 'entryPoint';
    import * as whole from 'entryPoint/whole';
    import 'entryPoint/run';
    import { own, used } from './part.js';
    console.log(one, other, whole, used, own());
    import('./late.js').then(({ late }) => late());
  `,
  'part.js': `
    import { three, four } from 'entryPoint';
    import * as names from 'entryPoint/more';
    import { unused as gone } from 'entryPoint/unused';
    export { five as used } from 'entryPoint';
    export const own = () => three();
    export const unused = () => four + gone;
    export const alsoUnused = () => names.six;
  `,
  'late.js': `
    import * as names from 'entryPoint/more';
    import usual from 'entryPoint/more';
    export const late = () => import('entryPoint/late').then((all) => console.log(all, names.seven.eight, usual));
  `,
};

test.each([
  ['apart', false],
  ['made into one', true],
])('the names that are used, from every entry point and every part of the program, modules %s', async (_, concatenate) => {
  expect(await needsOfProgram(PROGRAM, concatenate)).toEqual({
    entryPoint: ['five', 'one', 'three', 'two'],
    'entryPoint/late': ['*'],
    'entryPoint/more': ['default', 'seven'],
    'entryPoint/run': [],
    'entryPoint/unused': [],
    'entryPoint/whole': ['*'],
  });
});
