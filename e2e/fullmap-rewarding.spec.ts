import { expectRewardedOnce } from './harness/rewarding-rounds.ts';
import { test } from './harness/test.ts';

test('rewarding one of the players, broken off at each of the 2 calls and opened again, ends as if nothing had happened', async ({
  page,
  bare,
  guard,
}) => {
  await expectRewardedOnce(page, bare, guard, 1);
});
