import * as z from '@arena/shared/contract/zod';
import { contractServes, incompatibility } from '../section/version';
import { givenId, listOf, logPageOf, money, pageOf, parseLocalDateTime, toDateArray } from '@arena/shared/contract/wire';
import { roleOf, user } from './people';
import { isAdminRole } from './roles';
import { room, roomSettings, winnerSubmission } from './rooms';
import { tournament } from './tournaments';

const read = <S extends z.ZodMiniType>(schema: S, value: unknown) => z.decode(schema, value as z.input<S>);

describe('dates', () => {
  it.each([
    [[2026, 11, 21, 18, 30], '2026-11-21T18:30:00'],
    [[2026, 1, 5, 7, 5, 9, 123_000_000], '2026-01-05T07:05:09'],
    [[2026, 2, 3], '2026-02-03T00:00:00'],
    [[2026, 2, 3, 4], '2026-02-03T04:00:00'],
    ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00'],
    ['2026-11-21 18:30', '2026-11-21T18:30:00'],
  ])('%j means %s', (wire, local) => {
    expect(parseLocalDateTime(wire)).toBe(local);
  });

  it.each([
    [[2026, 0, 1]],
    [[2026, 13, 1]],
    [[2026, 2, 30]],
    [[2026, 1, 1, 24, 0]],
    [[2026, 1, 1, 1, 60]],
    [[2026, 1, 1, 1, -1]],
    [[2026, 1, 1, 1, 0, 0.5]],
    [[-1, 1, 1]],
    [[10_000, 1, 1]],
    [[]],
    [[2026]],
    ['soon'],
    [null],
  ])('%j is no date', (wire) => {
    expect(parseLocalDateTime(wire)).toBeNull();
  });

  it.each([
    [['2026', '11', '21', '18', '30'], '2026-11-21T18:30:00'],
    [['2026', 'November'], null],
  ])('are read from %j too: %s', (wire, local) => {
    expect(read(room, { addedDate: wire }).createdAt).toBe(local);
  });

  it.each([
    [[2026, 11, 21, 18, 30], '2026-11-21T18:30:00'],
    [['2026', '11', '21'], '2026-11-21T00:00:00'],
    ['1 Dec, at dawn', '1 Dec, at dawn'],
    ['2026-11-21T18:30', '2026-11-21T18:30'],
    [[2026, 13, 1], null],
    ['', null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('an end of a tournament given as %j is %j', (wire, end) => {
    expect(read(tournament, { endDateTime: wire }).endsAt).toBe(end);
  });

  it('writes seconds only where there are some', () => {
    expect(toDateArray('2026-11-21T18:30:00' as never)).toEqual([2026, 11, 21, 18, 30]);
    expect(toDateArray('2026-11-21T18:30:05' as never)).toEqual([2026, 11, 21, 18, 30, 5]);
  });
});

describe('reads', () => {
  it('calls things what they are', () => {
    const wire = { roomId: 7, wining: 38, gamePw: 'x', addedDate: [2026, 11, 21, 18, 30], user: { id: 1, name: 'Amara' }, creator_SS: '' };
    expect(read(room, wire)).toMatchObject({
      id: 7,
      prize: 38,
      password: 'x',
      createdAt: '2026-11-21T18:30:00',
      creator: { id: 1, name: 'Amara' },
      creatorScreenshot: null,
    });
  });

  it.each([
    [{}],
    [{ roomId: null, user: null, game: null, opponent: null, addedDate: null }],
    [{ roomId: {}, user: 'x', game: 7, tpp: 'maybe', addedDate: 'x' }],
  ])('take %j for a room without anything known', (wire) => {
    const decoded = read(room, wire);
    expect(decoded).toMatchObject({ id: null, prize: null, creator: null, game: null, tpp: false, createdAt: null });
  });

  it('take numbers that are written as text', () => {
    expect(read(room, { roomId: '12', wining: '19.5' })).toMatchObject({ id: 12, prize: 19.5 });
  });

  it('take an array and a page for each other, and drop what is no entry', () => {
    const entries = [{ roomId: 1 }, null, 'x'];
    expect(read(listOf(room), { content: entries })).toHaveLength(1);
    expect(read(pageOf(room), entries)).toMatchObject({ total: 1, last: true });
    expect(
      read(pageOf(room), { content: entries, totalElements: 40, totalPages: 4, pageNumber: 1, pageSize: 10, lastPage: false }),
    ).toMatchObject({
      total: 40,
      last: false,
      pageNumber: 1,
    });
  });

  it('read and write a page of a log with and without the next page’s cursor', () => {
    const numbered = { content: [{ roomId: 1 }], totalElements: 40, totalPages: 40, pageNumber: 0, pageSize: 1, lastPage: false };
    expect(read(logPageOf(room), numbered)).toMatchObject({ total: 40, last: false, next: null, totalIsLeast: false });
    const followed = { ...numbered, next: 'place', totalIsLeast: true };
    expect(read(logPageOf(room), followed)).toMatchObject({ pageSize: 1, next: 'place', totalIsLeast: true });
    const { content, ...around } = z.encode(logPageOf(room), read(logPageOf(room), followed)) as Record<string, unknown>;
    expect(content).toHaveLength(1);
    expect(around).toEqual({
      totalElements: 40,
      totalPages: 40,
      pageNumber: 0,
      pageSize: 1,
      lastPage: false,
      next: 'place',
      totalIsLeast: true,
    });
  });

  it('refuse an answer that is no list at all', () => {
    expect(z.safeDecode(listOf(room), 'html' as never).success).toBe(false);
  });
});

describe('writes', () => {
  it('encode what they decode', () => {
    const wire = { roomId: 7, status: 'PENDING', wining: 38, addedDate: [2026, 11, 21, 18, 30], tpp: true, user: { id: 1, name: 'Amara' } };
    expect(z.encode(room, read(room, wire))).toMatchObject(wire);
  });

  it('carry exactly one winner, as the wire has it', () => {
    expect(z.encode(winnerSubmission, { winnerId: 7, position: 1.5, message: 'gg' })).toEqual({
      userIds: [7],
      position: 1.5,
      message: 'gg',
    });
    expect(read(winnerSubmission, { userIds: ['7'], position: 1, message: '' })).toEqual({ winnerId: 7, position: 1, message: '' });
    expect(z.safeDecode(winnerSubmission, { userIds: [7, 8], position: 1, message: '' }).success).toBe(false);
  });

  it('name only what changes, and nothing unknown', () => {
    expect(z.encode(roomSettings, { prize: 20 } as never)).toEqual({ wining: 20 });
    expect(z.safeDecode(roomSettings, { wining: 20, balance: 1 } as never).success).toBe(false);
  });
});

describe('roles', () => {
  it.each([
    [[{ name: 'ROLE_NORMAL' }, { name: 'ROLE_ADMIN' }], 'ROLE_ADMIN'],
    [[{ name: 'ROLE_NORMAL' }], 'ROLE_NORMAL'],
    [[], 'ROLE_USER'],
    [null, 'ROLE_USER'],
  ])('%j make %s', (roles, expected) => {
    expect(roleOf(read(user, { id: 1, roles }))).toBe(expected);
  });

  it('only ROLE_ADMIN is an administrator', () => {
    expect(['ROLE_ADMIN', 'ROLE_USER', 'ROLE_NORMAL', 'role_admin', null].map(isAdminRole)).toEqual([true, false, false, false, false]);
  });
});

describe('the contract version', () => {
  it.each([
    ['1.0', '1.0', true],
    ['1.2', '1.1', true],
    ['1.0', '1.1', false],
    ['1.0', '2.0', false],
    ['2.0', '1.0', false],
    ['1.0', 'x', false],
  ])('a shell with %s serves a section of %s: %s', (offered, needed, serves) => {
    expect(contractServes(offered, needed)).toBe(serves);
  });

  it.each([
    ['6.0', null],
    ['5.1', null],
    ['5.0', null],
    ['5.2', '6.0 and 5.1'],
    ['4.9', '6.0 and 5.1'],
    ['6.1', '6.0 and 5.1'],
  ])('a shell with 6.0 that still serves 5.1 names what it offers to a section of %s that it refuses: %s', (contract, offered) => {
    expect(incompatibility({ contract }, ['6.0', '5.1'])?.offered ?? null).toBe(offered);
  });
});

it.each([[[[1]]], [['a text']], [[null]], [[7, { id: 7 }]]])('the list %j has no entry that is none', (wire) => {
  for (const schema of [listOf(user), pageOf(user)]) {
    const decoded = read(schema, wire);
    const items = 'items' in decoded ? decoded.items : decoded;
    expect(items.map(({ id }) => id)).toEqual(wire.length === 2 ? [7] : []);
  }
});

it.each(['NaN', 'Infinity', '-Infinity'])('an id that is called %s is a name, and no number', (name) => {
  expect(read(givenId, name)).toBe(name);
});

it('a nothing below zero is nothing', () => {
  expect(Object.is(read(money, -0), 0)).toBe(true);
  expect(Object.is(read(money, '-0.00'), 0)).toBe(true);
});
