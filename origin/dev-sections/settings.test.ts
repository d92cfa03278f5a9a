/** @jest-environment node */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../settings.ts';
import { exactOrigin, isAllowed, readAllowedOrigins } from './allowed-origins.ts';
import { KEY_FILE, keyOf } from './key.ts';

test('without the setting no origin is allowed, and one that is no origin is a sentence at the start', () => {
  expect(readSettings({}).devSections.allowed).toEqual([]);
  expect(readAllowedOrigins(' http://localhost:*, https://dev.example:8443 ')).toEqual(['http://localhost:*', 'https://dev.example:8443']);
  for (const bad of ['*', 'localhost:*', "http://localhost:* 'unsafe-inline'", 'http://a;script-src', 'http://*', 'http://localhost:99999'])
    expect(() => readSettings({ DEV_SECTIONS: bad })).toThrow(/DEV_SECTIONS has .* Name origins/);
  expect(() => readSettings({ DEV_SECTIONS_KEY: 'short' })).toThrow('DEV_SECTIONS_KEY is too short');
});

test.each([
  ['http://localhost:3901', true],
  ['http://localhost', true],
  ['https://dev.example:8443', true],
  ['https://dev.example', false],
  ['https://localhost:3901', false],
  ['http://localhost.evil.example:3901', false],
  ['http://evil.example', false],
])('%s is allowed: %p', (origin, expected) => {
  expect(isAllowed(origin, ['http://localhost:*', 'https://dev.example:8443'])).toBe(expected);
});

test.each(['http://localhost:3901/', 'http://localhost:3901/evil', 'http://me@localhost:3901', 'javascript:alert(1)', 'null', '', 3901])(
  '%s is not an origin',
  (value) => {
    expect(exactOrigin(value)).toBeNull();
  },
);

test('the key is the setting’s, else one for all servers of a folder that only their user can read, else the process’s', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arena-key-'));
  try {
    const made = keyOf(undefined, folder);
    expect(keyOf(undefined, folder)).toEqual(made);
    expect(statSync(path.join(folder, KEY_FILE)).mode & 0o777).toBe(0o600);
    expect(String(keyOf('of the setting', folder))).toBe('of the setting');
    expect(keyOf(undefined, path.join(folder, 'not there'))).not.toEqual(keyOf(undefined, undefined));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
