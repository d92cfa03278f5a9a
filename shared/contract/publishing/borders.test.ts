/** @jest-environment node */
import * as z from '@arena/shared/contract/zod';
import fc from 'fast-check';
import { wireOf } from '../../../tooling/testing/properties/from-schema.ts';
import { hostileText, spoiled } from '../../../tooling/testing/properties/hostile.ts';
import { property } from '../../../tooling/testing/properties/property.ts';
import { sectionDescriptor, type SectionDescriptor } from '../section/descriptor';
import { filesList } from './signed';

const CONSOLE = 'https://console.test';
const FOLDER = `${CONSOLE}/live/mfe-rooms/1.0.0/`;

/** A file that browsers request below the section's folder, regardless of how they resolve dots and slashes. */
const isInside = (file: string) => new URL(file, FOLDER).href.startsWith(FOLDER);
/** A URL on the console's own origin. */
const isOwnAddress = (address: string) =>
  address.startsWith('/') && URL.canParse(address, CONSOLE) && new URL(address, CONSOLE).origin === CONSOLE;
const isLabel = (text: string | null) => text === null || (text.length >= 1 && text.length <= 60);
const isRole = (role: string | null) => role === null || /^ROLE_[A-Z]+$/.test(role);
const SHAPES = ['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'];
/** Icon shapes that don't run, load or style anything. */
const isHarmless = (attribute: string) => !/^on|href|src|style|class|^xml|url/i.test(attribute);

function expectTrusted({ manifest, mounts, navigation, widgets, documents, lookups, actions = [], ...rest }: SectionDescriptor): void {
  const pages = mounts.flatMap((mount) => mount.pages);
  const files = [
    manifest,
    ...[...mounts, ...pages].flatMap(({ preload }) => preload),
    ...documents.flatMap((one) => ('file' in one ? one.file : [])),
  ];
  const addresses = [...mounts, ...navigation, ...documents, ...lookups, ...actions].map(({ path }) => path);
  const reads = pages.flatMap((page) => [...(page.reads ?? []), ...Object.values(page.readsWith ?? {}).flat()]);
  const bad = {
    files: files.filter((file) => !isInside(file)),
    addresses: addresses.filter((path) => !isOwnAddress(path)),
    reads: reads.filter((read) => !isOwnAddress(`/api/v1${read}`) || !read.startsWith('/')),
    redirects: documents.filter((one) => 'redirect' in one && !isOwnAddress(one.redirect)),
    reserved: documents.filter(({ path }) => /^\/(admin|auth|api)(\/|$)|^\/(registry\.json|index\.html)$/.test(path)),
    labels: [
      rest.title,
      ...navigation.flatMap(({ label, group }) => [label, group]),
      ...widgets.map(({ title }) => title),
      ...actions.map(({ label }) => label),
    ].filter((text) => !isLabel(text)),
    roles: [...mounts, ...navigation, ...widgets, ...lookups, ...actions].filter(({ role }) => !isRole(role)),
    orders: [...navigation, ...widgets].filter(({ order }) => !Number.isFinite(order)),
    shapes: navigation.flatMap(({ icon }) => icon.filter(([shape]) => !SHAPES.includes(shape))),
    attributes: navigation.flatMap(({ icon }) =>
      icon.flatMap(([, attributes]) => Object.keys(attributes).filter((name) => !isHarmless(name))),
    ),
    icons: navigation.filter(({ icon }) => icon.length > 20),
    hashes: Object.values(rest.integrity).filter((hash) => !/^sha384-[A-Za-z0-9+/=]+$/.test(hash)),
    layouts: mounts.filter(({ layout }) => layout !== 'console' && layout !== 'public'),
    lookups: lookups.filter(({ path }) => !path.includes(':id')),
  };
  expect(Object.entries(bad).filter(([, found]) => found.length > 0)).toEqual([]);
  expect([/^[a-z][a-z0-9_]{0,40}$/.test(rest.name), /^\d+\.\d+\.\d+/.test(rest.version), /^\d+\.\d+$/.test(rest.contract)]).toEqual([
    true,
    true,
    true,
  ]);
}

const page = {
  path: 'rooms/:id',
  preload: ['room.1a2b3c4d.js'],
  reads: ['/rooms/:id'],
  readsWith: { 'room-pages': ['/rooms/search?status=PENDING'] },
};
const PLAIN = {
  ...{
    formatVersion: 1,
    name: 'mfe_rooms',
    title: 'Rooms',
    version: '1.4.0',
    contract: '3.0',
    owner: { team: 'Rooms team', contact: 'rooms@arena.test' },
  },
  mounts: [{ path: '/admin/room-management', role: 'ROLE_ADMIN', layout: 'console', preload: ['remoteEntry.1a2b3c4d.js'], pages: [page] }],
  navigation: [
    {
      id: 'rooms',
      label: 'Rooms',
      path: '/admin/rooms',
      group: 'Operations',
      order: 10,
      role: 'ROLE_ADMIN',
      icon: [
        ['path', { d: 'M0 0', fill: 'none' }],
        ['circle', { cx: 1, cy: 2, r: 3 }],
      ],
    },
  ],
  widgets: [{ id: 'open', title: 'Open rooms', order: 1, role: null, size: 'small', preload: ['remoteEntry.1a2b3c4d.js'] }],
  lookups: [{ id: 'room', label: 'Room', path: '/admin/rooms/:id', role: 'ROLE_ADMIN', listed: true }],
  documents: [
    { path: '/about', file: 'about.html' },
    { path: '/old', redirect: '/about#team' },
  ],
  ...{ manifest: 'mf-manifest.json', integrity: { 'remoteEntry.1a2b3c4d.js': `sha384-${'A'.repeat(64)}` } },
};

/** Targeted at the vulnerable places, which random values rarely reach. */
const ATTACKS: readonly ((on: typeof PLAIN, text: string) => unknown)[] = [
  (on, text) => ({ ...on, manifest: text }),
  (on, text) => ({ ...on, mounts: on.mounts.map((mount) => ({ ...mount, preload: [text] })) }),
  (on, text) => ({ ...on, mounts: on.mounts.map((mount) => ({ ...mount, path: text })) }),
  (on, text) => ({ ...on, mounts: on.mounts.map((mount) => ({ ...mount, pages: [{ ...page, preload: [text] }] })) }),
  (on, text) => ({ ...on, mounts: on.mounts.map((mount) => ({ ...mount, pages: [{ ...page, reads: [text] }] })) }),
  (on, text) => ({ ...on, navigation: on.navigation.map((entry) => ({ ...entry, path: text })) }),
  (on, text) => ({ ...on, navigation: on.navigation.map((entry) => ({ ...entry, icon: [[text, {}]] })) }),
  (on, text) => ({ ...on, navigation: on.navigation.map((entry) => ({ ...entry, icon: [['path', { [text]: 'x' }]] })) }),
  (on, text) => ({ ...on, documents: [{ path: text, file: 'about.html' }] }),
  (on, text) => ({ ...on, documents: [{ path: '/about', file: text }] }),
  (on, text) => ({ ...on, documents: [{ path: '/about', redirect: text }] }),
  (on, text) => ({ ...on, lookups: [{ id: 'room', label: 'Room', path: text, role: null }] }),
  (on, text) => ({ ...on, integrity: { 'a.js': text } }),
];
const PLACES = [
  '../other/1.0.0/x.js',
  '..',
  '/etc/x.js',
  'https://evil.example/x.js',
  '//evil.example/x.js',
  'a/../../x.js',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'javascript:alert(1)',
  '/admin',
  '/api/v1',
  '/registry.json',
  'script',
  'onload',
  'href',
  'xlink:href',
  'style',
];
const attack = fc
  .tuple(fc.constantFrom(...ATTACKS.keys()), fc.oneof(fc.constantFrom(...PLACES), hostileText))
  .map(([which, text]) => ATTACKS[which]?.(PLAIN, text));

test(
  ...property(
    'descriptor',
    'what is accepted stays in its folder, at the console’s addresses, and shows shapes only',
    fc.oneof(
      { weight: 3, arbitrary: attack },
      { weight: 2, arbitrary: spoiled(fc.constant(PLAIN)) },
      { weight: 1, arbitrary: spoiled(wireOf(sectionDescriptor)) },
    ),
    (wire) => {
      const read = z.safeParse(sectionDescriptor, wire);
      if (read.success) expectTrusted(read.data);
    },
  ),
);

test('the descriptor that is spoiled is a good one', () => expectTrusted(z.parse(sectionDescriptor, PLAIN)));

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

test(
  ...property(
    'files list',
    'a list that is accepted names hashes only, and has no name that every object has',
    spoiled(wireOf(filesList)),
    (wire) => {
      const read = z.safeParse(filesList, wire);
      if (!read.success) return;
      const { formatVersion, name, version, files } = read.data;
      expect([formatVersion, typeof name, typeof version]).toEqual([1, 'string', 'string']);
      for (const hash of Object.values(files)) expect(hash).toMatch(HASH);
      // Looked up by a file name, which others may choose.
      for (const inherited of ['isAdmin']) expect((files as Record<string, unknown>)[inherited]).toBeUndefined();
      expect(Object.getPrototypeOf(files)).toBe(Object.getPrototypeOf({}));
    },
  ),
);
