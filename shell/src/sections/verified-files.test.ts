import { webcrypto } from 'node:crypto';
import { LOAD_VERIFIED } from '@arena/shared/contract/publishing';
import type * as Verified from './verified-files';

const OWN = 'JVlE6onJxifZUuvu5WehFtV6OZ3CvpZX5lQDTA4alcw=';
const HASH = `sha384-${'A'.repeat(64)}`;
const ROOMS = 'https://rooms.test/';

type VerifiedFiles = typeof Verified;
let createScriptURL: (address: string) => string | null = () => null;

/** The module as a published shell has it, or one in development. */
async function start(own: string | undefined): Promise<VerifiedFiles> {
  jest.resetModules();
  Object.assign(globalThis, { __ARENA_OWN_FILES__: own });
  Object.assign(window, {
    trustedTypes: { createPolicy: (_: string, rules: { createScriptURL: typeof createScriptURL }) => ({ createScriptURL } = rules) },
  });
  Object.defineProperty(window, LOAD_VERIFIED, { value: undefined, configurable: true, writable: true });
  document.head.innerHTML = '<script nonce="the nonce"></script>';
  const module = await import('./verified-files');
  // Configurable only for the next test; a page can't change it.
  const define = jest.spyOn(Object, 'defineProperty').mockImplementation((target, name, how) => {
    (target as Record<PropertyKey, unknown>)[name] = how.value;
    return target;
  });
  module.guardScripts();
  expect(define).toHaveBeenCalledWith(window, LOAD_VERIFIED, { value: expect.any(Function) });
  define.mockRestore();
  return module;
}

function load(address: string): { readonly script: HTMLScriptElement; readonly failed: Promise<unknown> } {
  const script = document.createElement('script');
  const failed = new Promise((resolve) => (script.onerror = (event) => resolve((event as Event).target)));
  window[LOAD_VERIFIED]?.(script, address);
  return { script, failed };
}

test('a file of a list is loaded with its hash, and one of no list is not, as if it were not there', async () => {
  const { admit } = await start(`a.js ${OWN}`);
  expect(createScriptURL(`${ROOMS}b.js`)).toBeNull();
  admit(ROOMS, { 'b.js': HASH });
  const { script } = load(`${ROOMS}b.js`);
  expect([script.src, script.integrity, script.crossOrigin, script.nonce]).toEqual([`${ROOMS}b.js`, HASH, 'anonymous', '']);
  expect(createScriptURL(`${ROOMS}b.js`)).toBe(`${ROOMS}b.js`);
  const other = load(`${ROOMS}c.js`);
  await expect(other.failed).resolves.toEqual({ src: `${ROOMS}c.js` });
  expect(other.script.hasAttribute('src')).toBe(false);
  for (const address of [`${ROOMS}c.js`, 'https://evil.test/b.js', 'data:text/javascript,1', '/b.js'])
    expect(createScriptURL(address)).toBeNull();
});

test('requests a file whose first request hung under another address, with the same hash', async () => {
  const { admit, findTrouble } = await start(`a.js ${OWN}`);
  const { noteHung } = await import('./hung');
  admit(ROOMS, { 'b.js': HASH });
  noteHung(`${ROOMS}b.js`);
  const { script } = load(`${ROOMS}b.js`);
  expect([script.src, script.integrity]).toEqual([`${ROOMS}b.js?again=1`, HASH]);
  expect(createScriptURL(script.src)).toBe(script.src);
  expect(createScriptURL(`${ROOMS}c.js?again=1`)).toBeNull();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await findTrouble(new Error('Loading failed'), script.src)).toEqual({ altered: null, passing: false });
});

test('a list has no say about another section’s files, nor about the shell’s', async () => {
  const { admit } = await start(`a.js ${OWN}`);
  const base = `${location.origin}/live/mfe-rooms/1.0.0/`;
  admit(base, { '../../mfe-users/1.0.0/b.js': HASH, '/a.js': HASH, 'https://evil.test/a.js': HASH, 'c.js': HASH });
  expect(createScriptURL('/live/mfe-users/1.0.0/b.js')).toBeNull();
  expect(createScriptURL('https://evil.test/a.js')).toBeNull();
  expect(createScriptURL(`${base}c.js`)).toBe(`${base}c.js`);
  expect(load('/a.js').script.integrity).toBe(`sha256-${OWN}`);
});

test('gives the shell’s own files the document’s nonce, and hides it from other scripts', async () => {
  await start(`a.js ${OWN}`);
  const { script } = load('/a.js');
  expect([script.nonce, script.integrity]).toEqual(['the nonce', `sha256-${OWN}`]);
  expect([...document.scripts].map(({ nonce }) => nonce)).toEqual(['']);
});

test('in development what has no hash is loaded all the same', async () => {
  const { admitUnlisted } = await start(undefined);
  admitUnlisted(ROOMS);
  const { script } = load(`${ROOMS}b.js`);
  expect([script.src, script.integrity]).toEqual([`${ROOMS}b.js`, undefined]);
});

test.each([
  ['another program', new Response('other', { headers: { 'content-type': 'text/javascript' } }), 'b.js', false],
  ['what was published', new Response('published', { headers: { 'content-type': 'text/javascript' } }), null, true],
  ['a page, from a server that has lost it', new Response('<h1>', { headers: { 'content-type': 'text/html' } }), null, false],
  ['nothing', new Response('', { status: 404 }), null, false],
])('requests a file that could not run once more: %s is there', async (_, answer, altered, passing) => {
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  const { admit, findTrouble } = await start(`a.js ${OWN}`);
  const digest = Buffer.from(await webcrypto.subtle.digest('SHA-384', Buffer.from('published'))).toString('base64');
  admit(ROOMS, { 'b.js': `sha384-${digest}` });
  globalThis.fetch = jest.fn(() => Promise.resolve(answer));
  await expect(findTrouble({ request: `${ROOMS}b.js` })).resolves.toEqual({ altered, passing });
  expect(globalThis.fetch).toHaveBeenCalledWith(`${ROOMS}b.js`, expect.objectContaining({ cache: 'reload' }));
});
