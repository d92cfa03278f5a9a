import * as z from '@arena/shared/contract/zod';
import { checkedText, numberProblem, plainNumber } from '@arena/shared/ui';

export const rewardForm = z.object({
  position: checkedText((text) => numberProblem(text, { least: 1, most: 100, decimals: 0 }) && 'Enter a position from 1 to 100.'),
  prize: checkedText((text) => numberProblem(text) && 'The prize is an amount from 0 to 1,000,000, such as 12.50.'),
});
export type RewardValues = z.infer<typeof rewardForm>;

/** Expects valid values. */
export const rewardOf = ({ position, prize }: RewardValues) => ({
  position: Number(plainNumber(position)),
  prize: Number(plainNumber(prize)),
});
