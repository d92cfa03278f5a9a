import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILES_LIST } from '@arena/shared/contract/publishing';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import type { Page } from '@playwright/test';
import { type Patch, patchedBuild, whereDrawn } from './patched-build.ts';
import type { Variant } from './variant.ts';

/** What names a version's files to the shell. The first is what every published version has. */
export const LISTS = [FILES_LIST] as const;

/** A section as the matrix tries it: by one of its pages. */
export interface Tried {
  readonly folder: string;
  /** Of its federation container. */
  readonly name: string;
  readonly title: string;
  readonly owner: string;
  readonly path: string;
  /** Its link in the sidebar. */
  readonly link: string;
  /** The page's heading. */
  readonly heading: string;
  /** The sentence below it, in whose place a fault stands. */
  readonly sentence: string;
  /** Opens a dialog of the page, which stands on parts that the console provides in files of their own. */
  readonly open: (page: Page) => Promise<void>;
  /** What is said where it cannot be opened. */
  readonly notOpened: string;
}

const tried = (
  folder: string,
  title: string,
  page: Pick<Tried, 'path' | 'link' | 'heading' | 'sentence' | 'open' | 'notOpened'>,
): Tried => ({
  folder,
  name: folder.replace('-', '_'),
  title,
  owner: `Owner: ${title} team (${title.toLowerCase()}-team@arena.test).`,
  ...page,
});

/** The sections that have screens in the console. */
export const TRIED: readonly Tried[] = [
  tried('mfe-rooms', 'Rooms', {
    path: '/admin/room-management',
    link: 'Room Management',
    heading: 'Room Management',
    sentence: 'Manage multiplayer gaming sessions and rooms and payment',
    open: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /Settings/ })
        .click(),
    notOpened: 'The settings failed to load. Try again.',
  }),
  tried('mfe-tournaments', 'Tournaments', {
    path: '/admin/tournaments',
    link: 'Tournaments',
    heading: 'Tournament Management',
    sentence: 'Create, manage and complete tournaments',
    open: (page) => page.getByRole('button', { name: 'Create Tournament' }).click(),
    notOpened: 'The form failed to load. Try again.',
  }),
  tried('mfe-finance', 'Finance', {
    path: '/admin/top-up-manage',
    link: 'Top-ups',
    heading: 'Top-Up Management',
    sentence: 'Manage game top-up requests from users',
    open: (page) => page.getByRole('button', { name: 'Keys', exact: true }).click(),
    notOpened: 'Couldn’t load the shortcuts. Try again.',
  }),
  tried('mfe-users', 'Users', {
    path: '/admin/user-management',
    link: 'User Management',
    heading: 'User Management',
    sentence: 'Manage your gaming community members',
    open: (page) => page.getByRole('button', { name: 'Add New User' }).click(),
    notOpened: 'The form failed to load. Try again.',
  }),
];

/** What a page can do in the place of a sentence, as the tab's name says: `mfe_rooms:render mfe_users:effect`. */
export type Misdeed = 'render' | 'effect' | 'promise' | 'handler' | 'busy';
export const BROKEN = 'broken on purpose';
export const BUSY_MS = 5000;

/** All of them in one build: it does nothing until the tab's name says so. */
const misdeeds = ({ name, sentence }: Tried, version: string) => `((text) => {
  const deed = window.name.split(" ").find((one) => one.startsWith(${JSON.stringify(`${name}:`)}))?.split(":")[1];
  if (deed === undefined) return text;
  const fail = () => { throw new Error(${JSON.stringify(BROKEN)}) };
  if (deed === "render") fail();
  const React = Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib();
  globalThis.__misdeeds ??= {};
  return React.createElement(globalThis.__misdeeds[${JSON.stringify(`${name} ${version}`)} + deed] ??= () => {
    React.useEffect(() => {
      if (deed === "effect") fail();
      if (deed === "promise") void Promise.resolve().then(fail);
      if (deed === "busy") for (const end = performance.now() + ${BUSY_MS}; performance.now() < end;);
    }, []);
    return deed === "handler" ? React.createElement("button", { onClick: fail }, "Press me") : text;
  });
})(${JSON.stringify(sentence)})`;

export interface Build extends Variant {
  readonly version: string;
  /** The file of the page that is tried. */
  readonly page: string;
  readonly entry: string;
}

const built = new Map<string, Build>();

/** A build of a section that can misbehave: a second version of it has other files. `patches`: what is wrong with the build itself. */
export function buildOf(section: Tried, version: string, patches: readonly Patch[] = []): Build {
  const key = JSON.stringify([section.folder, version, patches]);
  const known = built.get(key);
  if (known !== undefined) return known;
  const misbehaving = { from: JSON.stringify(section.sentence), to: whereDrawn(misdeeds(section, version)) };
  // The federation's own name for a build: in the entry and nowhere else.
  const variant = patchedBuild(section.folder, [misbehaving, ...patches]);
  const { folder } = variant;
  const file = path.join(folder, 'section.json');
  const descriptor = { ...(JSON.parse(readFileSync(file, 'utf8')) as SectionDescriptor), version };
  writeFileSync(file, JSON.stringify(descriptor));
  const pages = descriptor.mounts.find((mount) => mount.path === section.path)?.pages ?? [];
  const page = pages.find((one) => one.path === '')?.preload.find((name) => readFileSync(path.join(folder, name), 'utf8').includes(BROKEN));
  const entry = Object.keys(descriptor.integrity).find((name) => name.startsWith('remoteEntry.'));
  if (page === undefined || entry === undefined) throw new Error(`The build of ${section.folder} has no file of the page, or no entry.`);
  const build = { ...variant, version, page, entry };
  built.set(key, build);
  return build;
}

export function removeBuilds(): void {
  for (const build of built.values()) build.remove();
  built.clear();
}
