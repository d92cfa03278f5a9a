import * as z from '@arena/shared/contract/zod';
import { checkedText, numberProblem, plainNumber } from '@arena/shared/ui';
import * as t from './manage.messages';

export const rewardForm = z.object({
  position: checkedText((text) => numberProblem(text, { least: 1, most: 100, decimals: 0 }) && t.positionExample),
  prize: checkedText((text) => numberProblem(text) && t.prizeExample),
});
export type RewardValues = z.infer<typeof rewardForm>;

/** Expects valid values. */
export const rewardOf = ({ position, prize }: RewardValues) => ({
  position: Number(plainNumber(position)),
  prize: Number(plainNumber(prize)),
});
