import { topUpOf, topUps } from '../../testing';
import { PendingRequests } from './pending-requests';
import type { TopUp } from '@arena/shared/contract';

let now = 0;
const pendingWith = (...numbers: number[]) => {
  now = 0;
  const pending = new PendingRequests<TopUp>(undefined, () => now);
  read(pending, topUps(...numbers));
  return pending;
};
/** A list that is asked for a moment later than anything before. */
const read = (pending: PendingRequests<TopUp>, requests: readonly TopUp[]) => {
  now += 10;
  pending.read({ requests, askedAt: now, whole: true });
};
const ids = (pending: PendingRequests<TopUp>) => pending.view().rows?.map(({ id }) => id);

test('nothing is there before the first answer', () => {
  expect(new PendingRequests<TopUp>().view().rows).toBeNull();
});

test('a list that says the same renders nothing anew', () => {
  const pending = pendingWith(1, 2);
  const before = pending.view().rows;
  read(pending, topUps(1, 2));
  expect(pending.view().rows).toBe(before);
  read(pending, [topUpOf(1), topUpOf(2, { amount: 99 })]);
  expect(pending.view().rows?.[0]).toBe(before?.[0]);
  expect(pending.view().rows?.[1]?.amount).toBe(99);
});

test('new requests wait until they are asked for', () => {
  const pending = pendingWith(1, 2);
  read(pending, topUps(3, 1, 2));
  expect(ids(pending)).toEqual([9001, 9002]);
  expect(pending.view().waiting).toBe(1);
  pending.show();
  expect(ids(pending)).toEqual([9003, 9001, 9002]);
  expect(pending.view().waiting).toBe(0);
});

test('with no row left to decide, new ones are shown at once', () => {
  const pending = pendingWith(1);
  pending.decided('9001');
  read(pending, topUps(2));
  expect(ids(pending)).toEqual([9002]);
});

test('a request that is gone from the list stays in its place, switched off, and leaves when it is cleared', () => {
  const pending = pendingWith(1, 2, 3);
  read(pending, topUps(1, 3));
  expect(ids(pending)).toEqual([9001, 9002, 9003]);
  expect(pending.statusOf('9002').gone).toEqual({ state: null, note: 'Decided elsewhere meanwhile.' });
  expect([...pending.view().gone]).toEqual(['9002']);
  pending.clearGone();
  expect(ids(pending)).toEqual([9001, 9003]);
  expect(pending.view().gone.size).toBe(0);
});

test('a request that may have been decided from here is named once for each time that it leaves the list, and is not switched off', () => {
  const pending = new PendingRequests<TopUp>(
    (id) => id === 9002,
    () => now,
  );
  const lost = (...numbers: number[]) => pending.read({ requests: topUps(...numbers), askedAt: (now += 10), whole: true });
  expect([lost(1, 2, 3), lost(1), lost(1), lost(1, 2), lost(1)]).toEqual([[], [9002], [], [], [9002]]);
  expect(pending.statusOf('9002').gone).toBeNull();
  expect([...pending.view().gone]).toEqual(['9003']);
  expect(ids(pending)).toEqual([9001, 9002, 9003]);
});

test('one whose decision is on its way is left to its own answer', () => {
  const pending = pendingWith(1, 2);
  pending.start('9001', 'APPROVED');
  read(pending, topUps(2));
  pending.decidedElsewhere('9001', 'REJECTED', 'Rejected by a colleague meanwhile.');
  expect(pending.statusOf('9001')).toMatchObject({ busy: 'APPROVED', gone: null });
  pending.decided('9001');
  expect(ids(pending)).toEqual([9002]);
});

test('a list that was asked for before a decision does not bring it back; a later one does, as news', () => {
  const pending = pendingWith(1, 2);
  const askedAt = now;
  now += 10;
  pending.decided('9001');
  pending.read({ requests: topUps(1, 2), askedAt, whole: true });
  expect(ids(pending)).toEqual([9002]);
  expect(pending.view().waiting).toBe(0);
  read(pending, topUps(1, 2));
  expect(ids(pending)).toEqual([9002]);
  expect(pending.view().waiting).toBe(1);
});

test('what a live change said is believed until a newer list says otherwise', () => {
  const pending = pendingWith(1, 2);
  const askedAt = now;
  now += 10;
  pending.decidedElsewhere('9001', 'APPROVED', 'Approved by a colleague meanwhile.');
  pending.read({ requests: topUps(1, 2), askedAt, whole: true });
  expect(pending.statusOf('9001').gone?.state).toBe('APPROVED');
  read(pending, topUps(1, 2));
  expect(pending.statusOf('9001').gone).toBeNull();
});

test('a failed decision opens its row again and says so until it is dismissed', () => {
  const pending = pendingWith(1);
  const problem = { key: '9001', id: 9001, decision: 'APPROVED', title: 'Not approved', message: 'No', unknown: false } as const;
  pending.start('9001', 'APPROVED');
  pending.failed('9001', problem);
  expect(pending.statusOf('9001').busy).toBeNull();
  expect(pending.view().problems).toEqual([problem]);
  pending.start('9001', 'APPROVED');
  expect(pending.view().problems).toEqual([]);
  pending.failed('9001', problem);
  pending.dismiss('9001');
  expect(pending.view().problems).toEqual([]);
});

test('requests without an id are shown as the list has them', () => {
  const pending = pendingWith(1);
  read(pending, [topUpOf(1), topUpOf(2, { id: null })]);
  pending.show();
  expect(ids(pending)).toEqual([9001, null]);
  read(pending, [topUpOf(1)]);
  expect(ids(pending)).toEqual([9001]);
});

describe('of a list that is too long to be read whole', () => {
  const readFirst = (pending: PendingRequests<TopUp>, requests: readonly TopUp[], question = '') => {
    now += 10;
    return pending.read({ requests, askedAt: now, whole: false, question });
  };
  const start = (...numbers: number[]) => {
    const pending = new PendingRequests<TopUp>(undefined, () => now);
    readFirst(pending, topUps(...numbers));
    return pending;
  };

  test('what follows the last row is shown at once, and what comes between rows waits', () => {
    const pending = start(1, 2, 3);
    readFirst(pending, topUps(1, 7, 2, 3, 4, 5));
    expect(ids(pending)).toEqual([9001, 9002, 9003, 9004, 9005]);
    expect(pending.view().waiting).toBe(1);
  });

  test('of rows behind the last one that is listed nobody can tell whether they have left', () => {
    const pending = start(1, 2, 3, 4);
    readFirst(pending, topUps(1, 3));
    expect(ids(pending)).toEqual([9001, 9002, 9003, 9004]);
    expect([...pending.view().gone]).toEqual(['9002']);
  });

  test('how many of the rows are decided by now is known', () => {
    const pending = start(1, 2, 3, 4);
    pending.decided('9001');
    pending.decidedElsewhere('9002', 'REJECTED', 'Rejected by a colleague meanwhile.');
    expect(pending.view().decided).toBe(2);
    readFirst(pending, topUps(3, 4, 5));
    expect(pending.view().decided).toBe(0);
  });

  test('another question has other rows, without those that were decided before it was asked again', () => {
    const pending = start(1, 2, 3);
    now += 10;
    pending.decided('9002');
    readFirst(pending, topUps(3), 'player 3');
    expect(ids(pending)).toEqual([9003]);
    expect(pending.view().waiting).toBe(0);
    pending.read({ requests: topUps(1, 2, 3), askedAt: 0, whole: false });
    expect(ids(pending)).toEqual([9001, 9003]);
  });
});
