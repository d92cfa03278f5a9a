import { ADMIN_ROLE, DEFAULT_ROLE, requestKey } from '@arena/shared/contract';
import { cohortOf } from '@arena/shared/contract/publishing';
import { CONTRACT_VERSION, isOffered } from '@arena/shared/contract/section';
import { mayEnter } from '../sections/may-enter';
import { descriptor } from '../sections/testing';
import { storeAnnounced } from './announced';
import { boot } from './boot';
import type { HandOver } from './hand-over';

const AT = '/admin/room-management';
const OWN = 'https://rooms.test/';
const LIVE = '/live/mfe-rooms/1.0.0/';

interface Situation {
  readonly token?: string;
  readonly path?: string;
  readonly role?: string | null;
  readonly userId?: number | null;
  readonly needed?: string | null;
  readonly contract?: string;
  readonly base?: string;
  readonly announced?: readonly string[] | null;
  readonly candidate?: { readonly share: number; readonly base: string };
}

/** Runs the document's first script, and answers what it asks the browser to preload. */
async function preloads(situation: Situation) {
  const {
    token = 't',
    path = AT,
    role = ADMIN_ROLE,
    userId = 7,
    needed = null,
    contract = CONTRACT_VERSION,
    base = OWN,
    announced = null,
    candidate,
  } = situation;
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.arenaHandOver;
  history.replaceState(null, '', path);
  localStorage.clear();
  if (announced !== null) storeAnnounced(announced);
  localStorage.setItem('auth', JSON.stringify(role === null ? null : { token, role, user: { id: userId } }));
  const mounts = [
    {
      path: AT,
      role: needed,
      layout: 'console' as const,
      preload: ['remoteEntry.js', 'a.js'],
      pages: [
        { path: '', preload: ['b.js'], reads: ['/rooms/status?status=PENDING'] },
        {
          path: 'long',
          preload: [],
          reads: ['/rooms/status?status=PENDING'],
          readsWith: { 'room-pages': ['/rooms/search?status=PENDING&size=1000'], counts: ['/counts'] },
        },
        { path: 'room-detail/:roomId', preload: [], reads: ['/rooms/:roomId'] },
      ],
    },
  ];
  const widgets = [
    { id: 'w', title: 'W', order: 1, role: needed, size: 'small' as const, preload: ['remoteEntry.js', 'a.js'], reads: ['/rooms/waiting'] },
  ];
  const what = descriptor({ contract, mounts, widgets, integrity: { 'remoteEntry.js': 'sha384-e' }, files: 'sha384-f' });
  const preloadHashes = { [`${base}a.js`]: 'sha384-a' };
  const section = {
    name: 'mfe_rooms',
    live: { base, descriptor: what },
    ...(candidate === undefined ? {} : { candidate: { ...candidate, descriptor: what } }),
  };
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(new Response(JSON.stringify({ settings: { authScheme: 'Arena' }, sections: [section], preloadHashes }))),
  );
  boot();
  await (window.arenaHandOver as HandOver | undefined)?.registry;
  await Promise.resolve();
  return [...document.head.querySelectorAll('link')];
}

const vendor = jest.spyOn(navigator, 'vendor', 'get');
beforeEach(() => void vendor.mockReturnValue(''));

test('it preloads nothing in WebKit, which would refuse it or fetch it again', async () => {
  vendor.mockReturnValue('Apple Computer, Inc.');
  expect(await preloads({})).toEqual([]);
});

const ROLES = [null, DEFAULT_ROLE, 'ROLE_USER', 'ROLE_REFEREE', ADMIN_ROLE];

test.each(ROLES.flatMap((role) => ROLES.map((needed) => [role, needed] as const)))(
  'the first script of the document judges as the program does whether %p may enter what needs %p',
  async (role, needed) => {
    expect((await preloads({ role, needed })).length > 0).toBe(mayEnter(needed, role));
  },
);

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);

test.each([`${major}.0`, CONTRACT_VERSION, `${major}.${minor + 1}`, `${major}.10`, `${major - 1}.${minor}`, `${major + 1}.0`])(
  'it judges as the program does whether the shell can run what was built for contract %s',
  async (contract) => {
    expect((await preloads({ contract })).length > 0).toBe(isOffered(contract));
  },
);

test.each([
  [ADMIN_ROLE, null, true],
  [DEFAULT_ROLE, null, false],
])('on the overview it requests the widgets that the role %p may see, of those that need %p', async (role, needed, may) => {
  const links = await preloads({ path: '/admin', role, needed, announced: [] });
  expect(links.map(({ href }) => href)).toEqual(may ? ['files.json', 'remoteEntry.js', 'a.js'].map((file) => OWN + file) : []);
  expect(reads().some(([key]) => key === keyOf('/rooms/waiting'))).toBe(may);
});

test('it puts a person where the program does', async () => {
  for (let userId = 0; userId < 400; userId += 1) {
    const [first] = await preloads({ userId: userId * 37, candidate: { share: 50, base: 'https://candidate.test/' } });
    expect(first?.href.startsWith('https://candidate.test/')).toBe(cohortOf('mfe_rooms', userId * 37) < 50);
  }
});

test.each([OWN, LIVE])('it asks as the loader will, with the hashes, and for nothing whose hash it does not have: %s', async (base) => {
  const links = await preloads({ base });
  const origin = new URL(base, location.href).href;
  expect(links.map(({ href, as, crossOrigin, integrity }) => [href.replace(origin, ''), as, crossOrigin, integrity])).toEqual([
    ['files.json', 'fetch', 'anonymous', ''],
    ['remoteEntry.js', 'script', 'anonymous', 'sha384-e'],
    ['a.js', 'script', 'anonymous', 'sha384-a'],
  ]);
});

const reads = () => [...(window.arenaHandOver?.reads ?? [])].map(([key, { authorization }]) => [key, authorization]);
const keyOf = (address: string) => requestKey('GET', new URL(`/api/v1${address}`, location.href));
const ended = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;

test.each([
  ['the page that is visited', {}, ['/capabilities', '/rooms/status?status=PENDING']],
  ['a page whose reads depend on what is not known yet', { path: `${AT}/long` }, ['/capabilities']],
  ['the same, of a backend without it', { path: `${AT}/long`, announced: [] }, ['/capabilities', '/rooms/status?status=PENDING']],
  [
    'the same, of a backend with it',
    { path: `${AT}/long`, announced: ['room-pages', 'analytics'] },
    ['/capabilities', '/rooms/search?status=PENDING&size=1000'],
  ],
  ['a page with a name in its address', { path: `${AT}/room-detail/7` }, ['/capabilities', '/rooms/7']],
  ['the same, of what is no id', { path: `${AT}/room-detail/seven` }, ['/capabilities']],
  ['the same, of no thing at all', { path: `${AT}/room-detail/0` }, ['/capabilities']],
  ['the overview, of a backend of which nothing is known yet', { path: '/admin' }, ['/capabilities', '/rooms/waiting']],
  [
    'the overview',
    { path: '/admin', announced: [] },
    ['/capabilities', '/redeem/admin/pending', '/revenue/monthly', '/users/', '/rooms/status?status=ALL_DONE', '/posts', '/rooms/waiting'],
  ],
  [
    'the overview of a backend that counts and searches',
    { path: '/admin', announced: ['counts', 'request-search'] },
    ['/capabilities', '/counts', '/revenue/monthly', '/redeem/admin/search?status=PENDING&size=4', '/rooms/waiting'],
  ],
  ['the overview, without the role for it', { path: '/admin', role: DEFAULT_ROLE }, ['/capabilities']],
  [
    'the notifications, of a backend that has them',
    { path: '/admin/notification', announced: ['notifications'] },
    ['/capabilities', '/notifications?pageNumber=0&pageSize=20'],
  ],
  [
    'the same, without the role for them',
    { path: '/admin/notification', role: DEFAULT_ROLE, announced: ['notifications'] },
    ['/capabilities'],
  ],
  ['the own profile, with any role', { path: '/profile/edit', role: DEFAULT_ROLE }, ['/capabilities', '/users/7']],
  ['the same, where the session does not say whose it is', { path: '/profile/edit', userId: null }, ['/capabilities']],
  ['a visitor without a session', { role: null }, []],
  ['a role that may not enter', { role: DEFAULT_ROLE, needed: ADMIN_ROLE }, ['/capabilities']],
  ['a token that has ended', { token: ended }, []],
  ['a token that is none', { token: 'two words' }, []],
  ['a section that the shell refuses', { contract: '1.0' }, ['/capabilities']],
])('it asks for what a page reads first: %s', async (_, situation, expected) => {
  await preloads(situation);
  expect(reads()).toEqual(expected.map((address) => [keyOf(address), 'Arena t']));
});

test.each([
  ['is in the document', '{"settings":{"authScheme":"Bearer"},"sections":[]}', 0],
  ['is not, from an origin that knows nothing of it', '__REGISTRY__', 1],
])('the registry: it %s', async (_, text, asked) => {
  localStorage.clear();
  const element = document.createElement('script');
  element.id = 'arena-registry';
  element.type = 'application/json';
  element.textContent = text;
  document.body.replaceChildren(element);
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('{"settings":{},"sections":[]}')));
  boot();
  await expect(window.arenaHandOver?.registry).resolves.toMatchObject({ sections: [] });
  expect(globalThis.fetch).toHaveBeenCalledTimes(asked);
});
