import { type LocalDateTime, type Member, userCalls } from '@arena/shared/contract';
import { build, type FakePlatform, installFakePlatform, renderSection } from '@arena/shared/testing';
import section from '../../../section';

export const at = (text: string) => text as LocalDateTime;

const NORMAL = { id: 502, name: 'ROLE_NORMAL' };
export const ADMIN_ROLES = [{ id: 501, name: 'ROLE_ADMIN' }, NORMAL];

export const memberOf = (changes: Partial<Member> = {}): Member => ({ ...build.user({ roles: [NORMAL] }), bannedAt: null, ...changes });

const AMARA = memberOf({ id: 3, name: 'Amara Khan', email: 'amara@arena.test', mobile: '+254700000001', roles: ADMIN_ROLES });
export const ZAYAN = memberOf({ id: 7, name: 'Zayan Malik', email: 'Zayan+gaming@mail.test', mobile: '+91 98 7654', balance: 19.5 });

/** A user of whom only the id is known. */
export const NULL_MEMBER = memberOf({
  ...{ id: 9, name: null, email: null, mobile: null, balance: null, roles: [], imageName: null },
  ...{ pubgId: null, freeFireId: null, handle: null },
});

export const answerList = (host: FakePlatform, members: readonly Member[]) => host.on(userCalls.list, () => [...members]);

/** What the search was asked so far. */
export const searched = (host: FakePlatform) => host.made(userCalls.search).map(({ input }) => input.query);

const COUNTED = 10_000;
const valueOf = ({ name, mobile, balance }: Member, sort: string | undefined) =>
  ({ name: name?.toLowerCase() ?? '', mobile: mobile ?? '', balance: balance ?? 0 })[sort ?? ''] ?? 0;

/** A server that searches by name, newest first unless it is told otherwise. `gate`: what is waited for before the rows from `gatedFrom` on. */
export function answerSearch(host: FakePlatform, members: () => readonly Member[], gate?: Promise<void>, gatedFrom = 0): void {
  host.on(userCalls.search, async ({ query: { keywords = '', sort, order, after = '0', size } }) => {
    const start = Number(after);
    if (start >= gatedFrom) await gate;
    const sign = order === 'desc' ? -1 : 1;
    const found = members()
      .filter(({ name }) => name?.toLowerCase().includes(keywords.toLowerCase()))
      .toSorted((a, b) => (valueOf(a, sort) < valueOf(b, sort) ? -sign : valueOf(a, sort) > valueOf(b, sort) ? sign : 0));
    const end = start + (size ?? 50);
    const next = end < found.length ? String(end) : null;
    const counted = start === 0 ? Math.min(COUNTED, found.length) : null;
    return { items: found.slice(start, end), next, total: counted, totalIsLeast: start === 0 && found.length > COUNTED };
  });
}

/** A platform with two users, whose own entries answer as the list does. Amara is signed in. */
export function installTestHost(options: Parameters<typeof installFakePlatform>[0] = {}): FakePlatform {
  const host = installFakePlatform({ user: AMARA, ...options });
  answerList(host, [AMARA, ZAYAN]);
  host.on(userCalls.get, ({ params: { userId } }) => (userId === AMARA.id ? AMARA : { ...ZAYAN, id: userId }));
  host.on(userCalls.statistics, () => ({ total: 51_200, activeToday: 17, newThisMonth: 9, banned: 1 }));
  return host;
}

/** Renders the page at an address below `/admin/user-management`, as the shell would. */
export const renderUsers = (path = '') => renderSection(section, `/admin/user-management${path}`);
