import { createHash, webcrypto } from 'node:crypto';
import type { SectionError } from './failure';
import { admitSection } from './section-files';
import { descriptor } from './testing';
import { admit } from './verified-files';

jest.mock('./verified-files', () => ({
  ...jest.requireActual<object>('./verified-files'),
  admit: jest.fn(),
}));

const HASH = `sha384-${'A'.repeat(64)}`;
const ENTRY = { 'remoteEntry.js': HASH };
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const listOf = (name: string, file = 'a.js') => JSON.stringify({ formatVersion: 1, name, version: '1.4.0', files: { [file]: HASH } });
const LIST = listOf('mfe_rooms');

/** Whether a version is let in whose list says `sent`, when the registry names the list that says `named`. */
async function outcomeOf(sent: string, named = sent): Promise<string> {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(sent)));
  const version = {
    name: 'mfe_rooms',
    base: 'http://localhost/1.4.0/',
    descriptor: descriptor({ integrity: ENTRY, files: hashOf(named) }),
  };
  return admitSection(version, { signal: new AbortController().signal, seconds: 10 }).catch(({ failure }: SectionError) =>
    [failure.code, ...Object.values(failure.facts)].join(': '),
  );
}

const before = window.crypto;
beforeEach(() => {
  jest.mocked(admit).mockClear();
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});
afterAll(() => Object.defineProperty(window, 'crypto', { value: before, configurable: true }));

test('the files of the list that the registry names may run', async () => {
  expect(await outcomeOf(LIST)).toBe('remoteEntry.js');
  expect(admit).toHaveBeenCalledWith('http://localhost/1.4.0/', { 'a.js': HASH, ...ENTRY });
});

test.each([
  ['says another file', listOf('mfe_rooms', 'b.js'), LIST],
  ['is another section’s', listOf('mfe_users'), listOf('mfe_users')],
])('a list that %s lets nothing run, and is requested again without the browser’s cache', async (_, sent, named) => {
  const refused = 'bad-list: is not the one that was published';
  expect(await outcomeOf(sent, named)).toBe(refused);
  expect(await outcomeOf(sent, named)).toBe(refused);
  expect(globalThis.fetch).toHaveBeenCalledWith('http://localhost/1.4.0/files.json', expect.objectContaining({ cache: 'reload' }));
  expect(admit).not.toHaveBeenCalled();
  expect(await outcomeOf(LIST)).toBe('remoteEntry.js');
});
