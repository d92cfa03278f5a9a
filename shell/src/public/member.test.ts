import { parseRecord } from '../session/stored-record';
import { parseMember } from './member';

const token = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`;
const now = Math.floor(Date.now() / 1000);
const user = { id: 7, name: 'Zayan Malik', email: 'zayan@arena.test', roles: [{ id: 502, name: 'ROLE_USER' }] };

const RECORDS: readonly (readonly [what: string, text: string | null])[] = [
  ['nothing', null],
  ['no text', ''],
  ['a record', JSON.stringify({ token: 'abc', user, role: 'ROLE_USER' })],
  ['a record without a person', JSON.stringify({ token: 'abc', user: null, role: 'ROLE_ADMIN' })],
  ['a token that still runs', JSON.stringify({ token: token({ exp: now + 3600 }), user, role: 'ROLE_ADMIN' })],
  ['a token that has ended', JSON.stringify({ token: token({ exp: now - 3600 }), user, role: 'ROLE_ADMIN' })],
  ['not JSON', '{"token":"x'],
  ['another type', '[1,2,3]'],
  ['null', 'null'],
  ['a token that is no text', '{"token":{"a":1},"user":{"id":1},"role":"ROLE_ADMIN"}'],
  ['a token that cannot be sent', '{"token":"a\\nb","user":null,"role":"ROLE_ADMIN"}'],
  ['an empty token', '{"token":"","user":null,"role":"ROLE_ADMIN"}'],
  ['no role', '{"token":"abc","user":{"id":1}}'],
  ['a made-up role', '{"token":"abc","user":{"id":1},"role":"<b>root</b>"}'],
  ['no user at all', '{"token":"abc","role":"ROLE_USER"}'],
  ['an id beyond all numbers', '{"token":"abc","user":{"id":-1e999},"role":"ROLE_USER"}'],
  ['a user that is a list', '{"token":"abc","user":[],"role":"ROLE_USER"}'],
  ['a user that is text', '{"token":"abc","user":"me","role":"ROLE_USER"}'],
];

it.each(RECORDS)('reads %s as the console does', (_, text) => {
  const console = parseRecord(text);
  const member = parseMember(text);
  expect(member !== null).toBe(console.kind === 'record');
  if (console.kind !== 'record') return;
  expect(member).toMatchObject({ token: console.record.token, role: console.record.role });
  expect(member?.id ?? null).toBe(console.record.user?.id ?? null);
  expect(member?.name ?? null).toBe(console.record.user?.name ?? null);
});
