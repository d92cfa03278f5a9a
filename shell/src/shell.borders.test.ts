import { LIVE_SUBJECTS, type Notification } from '@arena/shared/contract';
import { registry } from '@arena/shared/contract/publishing';
import { subscribeChanges } from '@arena/shared/platform';
import { installFakePlatform } from '@arena/shared/testing';
import * as z from '@arena/shared/contract/zod';
import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { wireOf } from '../../tooling/testing/properties/from-schema.ts';
import { hostile, hostileText, spoiled, spoiledText } from '../../tooling/testing/properties/hostile.ts';
import { property } from '../../tooling/testing/properties/property.ts';
import type { ConnectionOptions } from './live/connection';
import { startLiveFeed } from './live/live-feed';
import { parseMember } from './public/member';
import { offerReturn } from './public/return-link';
import { readRegistry } from './sections/registry';
import { descriptor, registryOf } from './sections/testing';
import { readReturn, rememberReturn } from './session/return-address';
import { parseRecord } from './session/stored-record';
import { jwt, wireUser } from './session/testing';

jest.mock('./live/connection', () => ({ openConnection: (options: ConnectionOptions) => ((mockOpened = options), () => undefined) }));
let mockOpened: ConnectionOptions | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  installFakePlatform();
});

const isNumberOrNull = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value));
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const good = registryOf(descriptor(), { ...descriptor(), name: 'mfe_users' }) as {
  readonly sections: readonly { readonly live: object }[];
};
const BASES = [
  'https://[/',
  '//evil.example/',
  'javascript:alert(1)//',
  'data:text/html,/',
  '/\\evil',
  'https://a b/',
  'ftp://evil.example/',
  'relative/',
  'https://%/',
];
const withBase = fc
  .oneof(fc.constantFrom(...BASES), hostileText)
  .map((base) => ({ ...good, sections: [{ ...good.sections[0], live: { ...good.sections[0]?.live, base } }, good.sections[1]] }));

test(
  ...property(
    'registry',
    'it is none, or every section has an address on the web and a checked descriptor, or a failure in its place',
    fc.oneof(
      { weight: 3, arbitrary: spoiled(fc.constant(good)) },
      { weight: 1, arbitrary: withBase },
      { weight: 1, arbitrary: spoiled(wireOf(registry)) },
    ),
    (raw) => {
      const isOne = z.safeParse(registry, raw).success;
      if (!isOne) return expect(() => readRegistry(raw, 7)).toThrow();
      const { sections, settings } = readRegistry(raw, 7);
      expect([typeof settings.authScheme, typeof settings.platformTimeZone, isTextOrNull(settings.environment)]).toEqual([
        'string',
        'string',
        true,
      ]);
      for (const { name, base, descriptor: of, refused } of sections) {
        expect([typeof name, of === null && refused === null]).toEqual(['string', false]);
        if (of === null || refused !== null) continue;
        expect(new URL(base).protocol).toMatch(/^https?:$/);
        expect(of.mounts.every(({ path }) => /^\/(?!\/)/.test(path))).toBe(true);
        expect(Object.isFrozen(of)).toBe(true);
      }
    },
  ),
);

const record = { token: 'abc.def', user: { ...wireUser('ROLE_ADMIN'), balance: 5, imageName: 'me.png' }, role: 'ROLE_ADMIN' };
const claims = spoiledText(spoiled(fc.constant({ exp: 4_000_000_000, sub: 'a' }))).map(
  (text) => `e30.${btoa(unescape(encodeURIComponent(text.slice(0, 300).replaceAll(/\p{Surrogate}/gu, ''))))}.x`,
);
const stored = fc.oneof(
  { weight: 4, arbitrary: spoiledText(spoiled(fc.constant(record))) },
  { weight: 1, arbitrary: claims.map((token) => JSON.stringify({ ...record, token })) },
  { weight: 1, arbitrary: hostileText.map((token) => JSON.stringify({ ...record, token })) },
  { weight: 1, arbitrary: hostileText.map((role) => JSON.stringify({ ...record, role })) },
);
/** What JSON writes and no number holds. */
const endless = fc
  .constantFrom('1e999', '-1e999', '1e308', '"7"')
  .map((id) => `{"token":"abc","user":{"id":${id},"name":"Amara"},"role":"ROLE_ADMIN"}`);
const isToken = (token: string) => {
  new Headers({ authorization: `Bearer ${token}` });
  return /^[\x21-\x7e]+$/.test(token);
};

test(
  ...property(
    'stored auth record',
    'it is a session whose token fits into a header and whose role is one, or there is no session',
    stored,
    (text) => {
      const reading = parseRecord(text);
      if (reading.kind !== 'record') return;
      const { token, role, user } = reading.record;
      expect([isToken(token), /^ROLE_[A-Z_]+$/.test(role)]).toEqual([true, true]);
      if (user === null) return;
      expect([
        isNumberOrNull(user.id),
        isNumberOrNull(user.balance),
        isTextOrNull(user.name),
        isTextOrNull(user.imageName),
        user.roles === undefined || Array.isArray(user.roles),
      ]).toEqual([true, true, true, true, true]);
    },
  ),
);

test(
  ...property(
    'stored member of the public pages',
    'whom it takes for signed in, the console takes for signed in',
    fc.oneof({ weight: 9, arbitrary: stored }, { weight: 1, arbitrary: endless }),
    (text) => {
      const member = parseMember(text);
      const reading = parseRecord(text);
      expect(member !== null).toBe(reading.kind === 'record');
      if (member === null || reading.kind !== 'record') return;
      expect([isToken(member.token), member.token, member.role]).toEqual([true, reading.record.token, reading.record.role]);
      expect([isNumberOrNull(member.id), isTextOrNull(member.name)]).toEqual([true, true]);
    },
  ),
);

test('a record that ended long ago is over, and not a session', () => {
  expect(parseRecord(JSON.stringify({ ...record, token: jwt({ exp: 1 }) })).kind).toBe('over');
});

const PATHS = [
  '/admin/top-up?status=PENDING',
  '//evil.example/admin',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/auth/login',
  '/admin\n',
  '/.//evil.example',
  `/${'x'.repeat(3000)}`,
];
const place = fc.record({
  path: fc.oneof(fc.constantFrom<unknown>(...PATHS), hostile),
  screen: fc.oneof(fc.constant('A screen'), hostile),
  userId: fc.constantFrom<unknown>(7, null, 8, '7', NaN),
});

test(
  ...property(
    'return address',
    'what is offered is a place of this console, to the person who was there',
    fc.oneof(spoiledText(place), spoiledText(spoiled(place))),
    (text) => {
      sessionStorage.setItem('arena.return', text);
      const offered = readReturn(7);
      offerReturn({ token: 'abc', role: 'ROLE_ADMIN', id: 7, name: null, email: null });
      const link = document.querySelector<HTMLAnchorElement>('.arena-return');
      const addresses = [offered?.path, link?.getAttribute('href')].filter((address) => address !== undefined && address !== null);
      const words = link?.textContent ?? '';
      link?.remove();
      for (const address of addresses) {
        const url = new URL(address, location.origin);
        expect([url.origin, url.protocol, address.startsWith('/auth/'), address.startsWith('/')]).toEqual([
          location.origin,
          'http:',
          false,
          true,
        ]);
      }
      expect(words.length).toBeLessThan(200);
      if (offered === null) return;
      expect([offered.userId === null || offered.userId === 7, typeof offered.screen]).toEqual([true, 'string']);
      rememberReturn(offered.path, 7, offered.screen);
      expect(readReturn(8)).toBeNull();
    },
  ),
);

const change = { subject: 'room', id: 7, status: 'PENDING', actorId: 1 };
const news = { id: 3, type: 'task', title: 'Rooms wait', body: 'Two', time: [2026, 11, 20, 8, 0], read: false, link: 'room/7' };
const event = fc.record({
  name: fc.constantFrom('change', 'notification', 'message', 'error', '__proto__'),
  data: fc.oneof(spoiledText(spoiled(fc.constantFrom<unknown>(change, news))), hostileText),
  id: fc.oneof(fc.constant('7'), hostileText),
});
/** The events as the stream writes them, cut anywhere. */
const stream = fc.tuple(fc.array(event, { maxLength: 4 }), fc.nat(), hostileText).map(([events, at, noise]) => {
  const text = events
    .map(
      ({ name, data, id }) =>
        `event: ${name}\nid: ${id}\n${data
          .split(/\r?\n|\r/)
          .map((line) => `data: ${line}`)
          .join('\n')}\n\n`,
    )
    .join(noise.length > 5 ? '' : noise);
  return [text.slice(0, at % (text.length + 1)), text.slice(at % (text.length + 1))] as const;
});

const noop = () => undefined;

test(
  ...property('event stream', 'only valid changes and notifications arrive', stream, (chunks) => {
    const arrived: Notification[] = [];
    const quiet = { onMissedNotifications: noop, onResumed: noop, onWorks: noop };
    const listener = { ...quiet, onNotification: (one: Notification) => void arrived.push(one) };
    const stop = startLiveFeed({ session: 'a session', token: 'abc', since: 0 }, listener);
    const end = subscribeChanges(({ subject, id, status, actorId }) => {
      expect([isTextOrNull(subject), isNumberOrNull(id), isTextOrNull(status), isNumberOrNull(actorId)]).toEqual([true, true, true, true]);
    });
    const parser = createParser({ onEvent: (one) => mockOpened?.onEvent(one) });
    for (const chunk of chunks) parser.feed(chunk);
    end();
    stop();
    for (const { id, title, body, link, read } of arrived)
      expect([typeof id, isTextOrNull(title), isTextOrNull(body), isTextOrNull(link), typeof read]).toEqual([
        'number',
        true,
        true,
        true,
        'boolean',
      ]);
    expect(LIVE_SUBJECTS).toContain('room');
  }),
);
