import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@arena/shared/contract/section';
import { SECTIONS } from '../../tooling/apps.ts';
import type { WorkingCopy } from './working-copy.ts';

export const BEFORE = CONTRACT_VERSION;
export const AFTER = `${Number(CONTRACT_VERSION.split('.')[0]) + 1}.0`;

const VERSIONS = 'shared/contract/section/version.ts';
const ADAPTERS = 'shared/previous/index.ts';
const NO_WINDOW = 'const PREVIOUS_CONTRACT: string | null = null;';
const WINDOW = `const PREVIOUS_CONTRACT: string | null = '${BEFORE}';`;
const NO_ADAPTERS = '=> Promise<object>>> = {};';
const ADAPTED = "=> Promise<object>>> = { '@arena/shared/platform': () => import('./platform') };";

/** The next contract calls `oldestFirst` `byTime`, and `ageOf` takes one object. */
const CONTRACT: readonly (readonly [file: string, from: string | RegExp, to: string])[] = [
  [VERSIONS, `CONTRACT_VERSION = '${BEFORE}'`, `CONTRACT_VERSION = '${AFTER}'`],
  [VERSIONS, NO_WINDOW, WINDOW],
  [ADAPTERS, NO_ADAPTERS, ADAPTED],
  ['shared/platform/index.ts', 'oldestFirst', 'byTime'],
  ['shared/platform/state/pages.ts', 'const oldestFirst', 'const byTime'],
  [
    'shared/platform/state/ages.ts',
    'ageOf(at: LocalDateTime | Date | null, now: number)',
    'ageOf({ at, now }: { readonly at: LocalDateTime | Date | null; readonly now: number })',
  ],
  ['shell/src/notifications/NotificationItem.tsx', 'ageOf(at, now)', 'ageOf({ at, now })'],
];

const ADAPTER = `import { ageOf as age, byTime } from '@arena/shared/platform';

export * from '@arena/shared/platform';
export const oldestFirst = byTime;
export const ageOf = (at: Parameters<typeof age>[0]['at'], now: number): string | null => age({ at, now });
`;

/** What each team does: it runs this. */
const CODEMOD = `const NAME = /\\boldestFirst\\b/g;
const imports = (text: string) => /import {[^}]*\\boldestFirst\\b[^}]*} from '@arena\\/shared\\/platform'/.test(text);

export default (text: string): string =>
  (imports(text) ? text.replace(NAME, 'byTime') : text).replace(/\\bageOf\\(([^()]+), now\\)/g, 'ageOf({ at: $1, now })');
`;

function edit(folder: string, edits: typeof CONTRACT): void {
  for (const [name, from, to] of edits) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${name} holds nothing like ${String(from)}: the rehearsal has to follow the source.`);
    writeFileSync(file, edited);
  }
}

/** The folder of a build that later builds don't change. */
function kept(copy: WorkingCopy, app: string, as = app): string {
  const folder = path.join(copy.folder, '.cache/kept', as);
  cpSync(path.join(copy.folder, app, 'dist'), folder, { recursive: true });
  return folder;
}

/**
 * In a copy of the repository: the next major version of the contract, with a window for the sections of this one, all sections for it, and
 * the shell with the window closed. Answers the folder of each build by section, `window` and `closed`.
 */
export async function buildNextMajor(copy: WorkingCopy): Promise<ReadonlyMap<string, string>> {
  edit(copy.folder, CONTRACT);
  writeFileSync(path.join(copy.folder, 'shared/previous/platform.ts'), ADAPTER);
  const major = AFTER.split('.')[0] ?? '';
  mkdirSync(path.join(copy.folder, 'section/codemods', major), { recursive: true });
  writeFileSync(path.join(copy.folder, 'section/codemods', major, 'platform.ts'), CODEMOD);
  for (const name of SECTIONS) await copy.run('sh', '-c', `cd ${name} && node ../section/bin.js codemod ${major}`);
  mkdirSync(path.join(copy.folder, '.cache'), { recursive: true });
  await copy.run('npm', 'run', 'contract');
  await copy.run('npm', 'run', 'build', '--', 'shell', ...SECTIONS);
  const builds = SECTIONS.map((name) => [name, kept(copy, name)] as const);
  const window = kept(copy, 'shell', 'window');

  edit(copy.folder, [
    [VERSIONS, WINDOW, NO_WINDOW],
    [ADAPTERS, ADAPTED, NO_ADAPTERS],
  ]);
  await copy.run('npm', 'run', 'contract');
  await copy.run('npm', 'run', 'build', '--', 'shell');
  return new Map([...builds, ['window', window], ['closed', kept(copy, 'shell', 'closed')]]);
}
