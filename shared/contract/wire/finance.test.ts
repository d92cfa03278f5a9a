import * as z from '@arena/shared/contract/zod';
import { redeem, requestStateOf, topUp } from './finance';
import { fullMapRoom } from './fullmap-rooms';
import { readRewards, tierOf, writeRewards } from './rewards';

const read = <S extends z.ZodMiniType>(schema: S, value: unknown) => z.decode(schema, value as z.input<S>);

describe('rewards', () => {
  it.each([
    ['5:50,10:20,15:5', { top5: '50', top10: '20', top15: '5' }],
    ['10:20', { top5: null, top10: '20', top15: null }],
    [null, { top5: null, top10: null, top15: null }],
    ['nonsense', { top5: null, top10: null, top15: null }],
  ])('%s reads and writes', (wire, tiers) => {
    expect(readRewards(wire)).toEqual(tiers);
    if (wire !== 'nonsense') expect(writeRewards(tiers)).toBe(wire);
  });

  it('keep a reward of 0, which is a value', () => {
    expect(read(fullMapRoom, { winnerRewards: '5:0' }).rewards.top5).toBe('0');
  });

  it('pay a position out of the smallest tier that includes it', () => {
    expect(tierOf(readRewards('5:50,10:20'), 4)?.reward).toBe('50');
    expect(tierOf(readRewards('10:20'), 4)?.reward).toBe('20');
    expect(tierOf(readRewards('5:50'), 6)).toBeNull();
  });
});

describe('finance', () => {
  it.each([
    [{ topupId: 7 }, 7],
    [{ id: 8 }, 8],
    [{ topupId: null, id: '9' }, 9],
    [{}, null],
  ])('reads the id of the top-up %j as %s', (answer, id) => {
    expect(read(topUp, answer).id).toBe(id);
  });

  it.each([
    ['RD-7', 'RD-7'],
    ['007', '007'],
    ['9007199254740993', '9007199254740993'],
    ['12', 12],
    [12, 12],
    ['', null],
    [true, null],
    [{}, null],
  ])('keeps the given id %j of a request as %j', (given, id) => {
    expect([read(redeem, { redeemId: given }).id, read(redeem, { id: given }).id, read(topUp, { topupId: given }).id]).toEqual([
      id,
      id,
      id,
    ]);
  });

  it('reads a redeem request of an older server, and writes both names', () => {
    const old = read(redeem, { id: 3, amount: '121', paymentGetway: 'eSewa', userId: 9 });
    expect(old).toMatchObject({ id: 3, amount: 121, method: 'eSewa', user: null });
    expect(z.encode(redeem, old)).toMatchObject({ redeemId: 3, id: 3, method: 'eSewa', paymentGetway: 'eSewa' });
  });

  it.each([
    ['Approved', 'APPROVED'],
    ['approved', 'APPROVED'],
    [' PENDING ', 'PENDING'],
    ['SHIPPED', null],
    [null, null],
  ])('takes the status word %s for the state %s', (word, state) => {
    expect(requestStateOf(word)).toBe(state);
  });
});
