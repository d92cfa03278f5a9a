import { createAuth } from './auth-store';
import { parseRecord, readRecord } from './stored-record';
import { jwt, wireUser } from './testing';

const refuse = (name: string): never => {
  throw new DOMException('No', name);
};
const good = { token: 'abc', user: wireUser('ROLE_ADMIN'), role: 'ROLE_ADMIN' };
const inAMinute = () => Math.floor(Date.now() / 1000) + 60;
const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

describe('a stored record that is sound', () => {
  it.each([
    ['is the one that was written', good],
    ['has a user without roles', { ...good, user: wireUser(null), role: 'ROLE_USER' }],
    ['has no user at all, because the server sent none', { ...good, user: null }],
    ['has a JWT that lasts', { ...good, token: jwt({ exp: inAMinute() }) }],
    ['has a JWT without an end', { ...good, token: jwt({ sub: 'a' }) }],
    ['has a token that only looks like a JWT', { ...good, token: 'a.b.c' }],
    ['has unknown members', { ...good, extra: 1 }],
    ['has a role that differs from the roles of the user: the guard trusts the record', { ...good, user: wireUser('ROLE_USER') }],
  ])('is taken when it %s', (_, record) => {
    const reading = parseRecord(JSON.stringify(record));
    expect(reading).toMatchObject({ kind: 'record', record: { token: record.token, role: record.role } });
  });
});

const tampered: readonly (readonly [string, string])[] = [
  ['not JSON', 'abc'],
  ['cut off', JSON.stringify(good).slice(0, 40)],
  ['JSON of the null kind', 'null'],
  ['a number', '42'],
  ['a text', '"abc"'],
  ['a list', JSON.stringify([good])],
  ['an empty object', '{}'],
  ['without a token', JSON.stringify({ user: good.user, role: good.role })],
  ['with an empty token', JSON.stringify({ ...good, token: '' })],
  ['with a token of a wrong type', JSON.stringify({ ...good, token: { value: 'abc' } })],
  ['with a token that would break the header', JSON.stringify({ ...good, token: 'abc\r\nx-evil: 1' })],
  ['without a role', JSON.stringify({ token: good.token, user: good.user })],
  ['with a role of a wrong type', JSON.stringify({ ...good, role: ['ROLE_ADMIN'] })],
  ['with a role that is no role', JSON.stringify({ ...good, role: 'admin' })],
  ['with a user that is a text', JSON.stringify({ ...good, user: 'Amara' })],
  ['without a user member', JSON.stringify({ token: good.token, role: good.role })],
  ['of another program, under the same key', JSON.stringify({ accessToken: 'abc', profile: {} })],
];

describe('a stored record that is tampered with', () => {
  it.each(tampered)('means signed out when it is %s', (_, text) => {
    expect(parseRecord(text)).toEqual({ kind: 'unusable' });
    localStorage.setItem('auth', text);
    const auth = createAuth();
    expect(auth.view.get()).toEqual({ isLoggedIn: false, isAuthenticate: false, role: null, loggedInUserInfo: null });
    expect(auth.tokenOf()).toBeNull();
    expect(localStorage.getItem('auth')).toBeNull();
    auth.dispose();
  });

  it('means an ended session when its JWT is over', () => {
    const text = JSON.stringify({ ...good, token: jwt({ exp: anHourAgo() }) });
    expect(parseRecord(text)).toEqual({ kind: 'over' });
    localStorage.setItem('auth', text);
    const auth = createAuth();
    expect(auth.view.get()).toMatchObject({ isLoggedIn: false, role: 'ROLE_NORMAL' });
    expect(localStorage.getItem('auth')).toBeNull();
    auth.dispose();
  });
});

describe.each([
  ['blocks site data', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => refuse('SecurityError'))],
  ['has no room left', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => refuse('QuotaExceededError'))],
])('a browser that %s', (_, spoil) => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps the session for this page, and forgets the user before', () => {
    localStorage.setItem('auth', JSON.stringify(good));
    const spoiled = spoil();
    const auth = createAuth();
    auth.signIn({ token: 'new', user: null });
    expect(auth.view.get().role).toBe('ROLE_USER');
    expect(readRecord()).toMatchObject({ kind: 'record', record: { token: 'new' } });
    auth.signOut();
    expect(auth.tokenOf()).toBeNull();
    expect(readRecord().kind).toBe('none');
    auth.dispose();
    spoiled.mockRestore();
  });
});
