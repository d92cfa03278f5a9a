import { expectRewardedOnce } from '../harness/rewarding-rounds.ts';
import { test } from '../harness/test.ts';

for (const count of [2, 5]) {
  test(`rewarding ${count} of the players, broken off at each of the ${count + 1} calls and opened again, ends as if nothing had happened`, async ({
    page,
    bare,
    guard,
  }) => {
    await expectRewardedOnce(page, bare, guard, count);
  });
}
