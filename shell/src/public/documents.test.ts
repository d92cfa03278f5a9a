import { descriptor, snapshotOf } from '../sections/testing';
import { isDocument } from './documents';

const documents = [
  { path: '/', file: 'page-index.0a1b2c3d.html' },
  { path: '/feedback', redirect: '/#contact' },
];

it('knows the addresses that are documents of their own', () => {
  const snapshot = snapshotOf(descriptor(), { ...descriptor(), name: 'mfe_public', documents });
  for (const path of ['/', '/feedback']) expect(isDocument(snapshot, path)).toBe(true);
  for (const path of ['/admin', '/auth/login', '/feedback/', '/test']) expect(isDocument(snapshot, path)).toBe(false);
});

it.each([
  ['an address of the console', { path: '/admin/rooms', file: 'a.html' }],
  ['an address of the session', { path: '/auth/login', file: 'a.html' }],
  ['an address of the profile', { path: '/profile/edit', file: 'a.html' }],
  ['an address in other letters', { path: '/Auth/login', file: 'a.html' }],
  ['the backend', { path: '/api/v1/games', file: 'a.html' }],
  ['the registry', { path: '/registry.json', file: 'a.html' }],
  ['a file of another origin', { path: '/', file: '//evil.test/a.html' }],
  ['a file outside of the folder', { path: '/', file: '../a.html' }],
  ['a way to another origin', { path: '/x', redirect: '//evil.test/' }],
])('refuses a section that claims %s', (_, document) => {
  expect(snapshotOf({ ...descriptor(), documents: [document] }).sections[0]).toMatchObject({ refused: { code: 'bad-descriptor' } });
});
