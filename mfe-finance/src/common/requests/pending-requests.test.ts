import { topUpOf, topUps } from '../../testing';
import { createBoard } from './pending-requests';
import type { TopUp } from '@arena/shared/contract';

let now = 0;
const boardWith = (...numbers: number[]) => {
  now = 0;
  const board = createBoard<TopUp>(() => now);
  read(board, topUps(...numbers));
  return board;
};
/** A list that is asked for a moment later than anything before. */
const read = (board: ReturnType<typeof createBoard<TopUp>>, requests: readonly TopUp[]) => {
  now += 10;
  board.read({ requests, askedAt: now, whole: true });
};
const ids = (board: ReturnType<typeof createBoard<TopUp>>) => board.view().rows?.map(({ id }) => id);

test('nothing is there before the first answer', () => {
  expect(createBoard<TopUp>().view().rows).toBeNull();
});

test('a list that says the same changes nothing that is drawn', () => {
  const board = boardWith(1, 2);
  const before = board.view().rows;
  read(board, topUps(1, 2));
  expect(board.view().rows).toBe(before);
  read(board, [topUpOf(1), topUpOf(2, { amount: 99 })]);
  expect(board.view().rows?.[0]).toBe(before?.[0]);
  expect(board.view().rows?.[1]?.amount).toBe(99);
});

test('new requests wait until they are asked for', () => {
  const board = boardWith(1, 2);
  read(board, topUps(3, 1, 2));
  expect(ids(board)).toEqual([9001, 9002]);
  expect(board.view().waiting).toBe(1);
  board.show();
  expect(ids(board)).toEqual([9003, 9001, 9002]);
  expect(board.view().waiting).toBe(0);
});

test('with no row left to decide, new ones are shown at once', () => {
  const board = boardWith(1);
  board.decided('9001');
  read(board, topUps(2));
  expect(ids(board)).toEqual([9002]);
});

test('a request that is gone from the list stays in its place, switched off, and leaves when it is cleared', () => {
  const board = boardWith(1, 2, 3);
  read(board, topUps(1, 3));
  expect(ids(board)).toEqual([9001, 9002, 9003]);
  expect(board.standingOf('9002').gone).toEqual({ state: null, note: 'Decided elsewhere meanwhile.' });
  expect([...board.view().gone]).toEqual(['9002']);
  board.clearGone();
  expect(ids(board)).toEqual([9001, 9003]);
  expect(board.view().gone.size).toBe(0);
});

test('a request that may have been decided from here is named once for each time that it leaves the list, and is not switched off', () => {
  const board = createBoard<TopUp>(
    () => now,
    (id) => id === 9002,
  );
  const lost = (...numbers: number[]) => board.read({ requests: topUps(...numbers), askedAt: (now += 10), whole: true });
  expect([lost(1, 2, 3), lost(1), lost(1), lost(1, 2), lost(1)]).toEqual([[], [9002], [], [], [9002]]);
  expect(board.standingOf('9002').gone).toBeNull();
  expect([...board.view().gone]).toEqual(['9003']);
  expect(ids(board)).toEqual([9001, 9002, 9003]);
});

test('one whose decision is on its way is left to its own answer', () => {
  const board = boardWith(1, 2);
  board.start('9001', 'APPROVED');
  read(board, topUps(2));
  board.goneElsewhere('9001', 'REJECTED', 'Rejected by a colleague meanwhile.');
  expect(board.standingOf('9001')).toMatchObject({ busy: 'APPROVED', gone: null });
  board.decided('9001');
  expect(ids(board)).toEqual([9002]);
});

test('a list that was asked for before a decision does not bring it back; a later one does, as news', () => {
  const board = boardWith(1, 2);
  const askedAt = now;
  now += 10;
  board.decided('9001');
  board.read({ requests: topUps(1, 2), askedAt, whole: true });
  expect(ids(board)).toEqual([9002]);
  expect(board.view().waiting).toBe(0);
  read(board, topUps(1, 2));
  expect(ids(board)).toEqual([9002]);
  expect(board.view().waiting).toBe(1);
});

test('what a live change said is believed until a newer list says otherwise', () => {
  const board = boardWith(1, 2);
  const askedAt = now;
  now += 10;
  board.goneElsewhere('9001', 'APPROVED', 'Approved by a colleague meanwhile.');
  board.read({ requests: topUps(1, 2), askedAt, whole: true });
  expect(board.standingOf('9001').gone?.state).toBe('APPROVED');
  read(board, topUps(1, 2));
  expect(board.standingOf('9001').gone).toBeNull();
});

test('a failed decision opens its row again and says so until it is dismissed', () => {
  const board = boardWith(1);
  const problem = { key: '9001', id: 9001, decision: 'APPROVED', title: 'Not approved', message: 'No', unsure: false } as const;
  board.start('9001', 'APPROVED');
  board.failed('9001', problem);
  expect(board.standingOf('9001').busy).toBeNull();
  expect(board.view().problems).toEqual([problem]);
  board.start('9001', 'APPROVED');
  expect(board.view().problems).toEqual([]);
  board.failed('9001', problem);
  board.dismiss('9001');
  expect(board.view().problems).toEqual([]);
});

test('requests without an id are shown as the list has them', () => {
  const board = boardWith(1);
  read(board, [topUpOf(1), topUpOf(2, { id: null })]);
  board.show();
  expect(ids(board)).toEqual([9001, null]);
  read(board, [topUpOf(1)]);
  expect(ids(board)).toEqual([9001]);
});
