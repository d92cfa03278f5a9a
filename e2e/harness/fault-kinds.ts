import type { SectionDescriptor } from '@arena/shared/contract/section';
import { answering, cut, flipped, html, missing, silent } from './behaviors.ts';
import { type Build, BROKEN, LISTS, type Misdeed, type Tried } from './fault-builds.ts';
import type { Patch } from './patched-build.ts';
import type { Behavior } from './section-origin.ts';

/** How a fault looks to the user. */
export type Shown =
  /** In the place of the section. */
  | { readonly code: string; readonly says: string | RegExp; readonly button?: 'Retry' | 'Check again' }
  /** In a message next to the page, which goes on working. */
  | { readonly said: string }
  /** In a message when the user opens the part of the page that needs it. The page goes on working, and a retry loads the part. */
  | 'not opened'
  /** Nothing: everything keeps working. */
  | 'nothing';

export interface Kind {
  readonly name: string;
  readonly shown: Shown;
  /** What the section's origin does with some of its files, by their names. */
  readonly answers?: { readonly files: (build: Build) => readonly string[]; readonly behavior: (build: Build) => Behavior };
  /** What is wrong with a build that was shipped with a valid descriptor. */
  readonly patches?: (section: Tried) => readonly Patch[];
  /** What its descriptor says. */
  readonly describes?: Partial<SectionDescriptor>;
  readonly misdeed?: Misdeed;
  /** Nothing listens where the section was. */
  readonly isDown?: true;
  /** Files of the console itself that the section needs are lost. */
  readonly losesShared?: true;
  /** The browser's storage takes nothing more. */
  readonly fillsStorage?: true;
}

type FilesOf = (build: Build) => readonly string[];
const list: FilesOf = () => LISTS;
const entry: FilesOf = ({ entry: file }) => [file];
const chunk: FilesOf = ({ page }) => [page];

const LATE = { code: 'S-02', says: /took longer than 2 seconds to load and is still loading\./ } as const;
const ALTERED = { code: 'S-10', says: /doesn’t match the published file and was blocked\./ } as const;
const BAD_LIST = { code: 'S-11', says: /was blocked: its file list/ } as const;
const BROKEN_ENTRY = { code: 'S-05', says: /has a broken or incomplete script\./ } as const;
export const LOST_PAGE = { code: 'S-08', says: /^This \w+ page failed to load\./ } as const;
const CRASHED = { code: 'S-09', says: /^\w+ crashed while showing this page\./ } as const;
const UNREACHABLE = { code: 'S-01', says: /^\w+ could not be reached at http/ } as const;

const answers = (name: string, files: FilesOf, behavior: Behavior, shown: Shown): Kind => ({
  name,
  shown,
  answers: { files, behavior: () => behavior },
});
const flips = (name: string, files: FilesOf): Kind => ({
  name,
  shown: ALTERED,
  answers: { files, behavior: ({ folder }) => flipped(folder) },
});
const start = ({ name }: Tried) => `var ${name};`;

/** The kinds of faults, a row of the matrix each. */
export const KINDS: readonly Kind[] = [
  { name: 'origin down', shown: UNREACHABLE, isDown: true },
  answers('list 404', list, missing, BAD_LIST),
  answers('list 401', list, answering(401), BAD_LIST),
  answers('list 500', list, answering(500), BAD_LIST),
  answers('list HTML', list, html, BAD_LIST),
  answers('list cut', list, cut, UNREACHABLE),
  answers('list hanging', list, silent, LATE),
  answers('entry missing', entry, missing, BROKEN_ENTRY),
  { name: 'entry with a syntax error', shown: BROKEN_ENTRY, patches: (of) => [{ from: start(of), to: 'const broken = ;' }] },
  {
    name: 'entry under a wrong name',
    shown: BROKEN_ENTRY,
    patches: (of) => [
      { from: start(of), to: 'var mfe_wrong;' },
      { from: `,${of.name}=`, to: ',mfe_wrong=' },
    ],
  },
  { name: 'entry throwing', shown: BROKEN_ENTRY, patches: (of) => [{ from: start(of), to: `throw new Error("${BROKEN}");` }] },
  answers('entry hanging', entry, silent, LATE),
  flips('entry flipped', entry),
  answers('lazy chunk lost', chunk, missing, LOST_PAGE),
  flips('lazy chunk flipped', chunk),
  answers('lazy chunk hanging', chunk, silent, LATE),
  answers('lazy chunk HTML', chunk, html, LOST_PAGE),
  { name: 'shared module lost', shown: 'not opened', losesShared: true },
  {
    name: 'contract too new',
    shown: { code: 'S-07', says: /was built for contract 9\.0, and this console offers/, button: 'Check again' },
    describes: { contract: '9.0' },
  },
  { name: 'throw in render', shown: CRASHED, misdeed: 'render' },
  { name: 'throw in an effect', shown: CRASHED, misdeed: 'effect' },
  { name: 'throw in a promise', shown: { said: 'S-13' }, misdeed: 'promise' },
  { name: 'throw in an event handler', shown: { said: 'S-13' }, misdeed: 'handler' },
  { name: 'main thread busy for 5 s', shown: { said: 'S-14' }, misdeed: 'busy' },
  { name: 'storage full', shown: 'nothing', fillsStorage: true },
];

/** What browsers, webpack and React print about such faults. A policy that was violated is not among it, nor a file that ran unchecked. */
export const NOISE = [
  /Failed to load resource/,
  /net::ERR_|blocked by CORS policy|ERR_FAILED/,
  /Failed to find a valid digest/,
  /SyntaxError|Unexpected token/,
  /\[ Federation Runtime \]/,
  /Loading chunk|ChunkLoadError/,
  /Refused to execute script/,
  new RegExp(BROKEN),
  /Section mfe_\w+ crashed/,
] as const;
