import { REWARD_TIERS, type RewardTiers, tierOf } from '@arena/shared/contract';
import type { fullmapRooms } from '../db/schema/matches';
import { badRequest } from '../errors';
import { formatAmount, toCents, toUnits } from '../cents';
import * as t from './fullmap-rooms.messages';

export type TierCents = Pick<typeof fullmapRooms.$inferSelect, 'top5Cents' | 'top10Cents' | 'top15Cents'>;
const AMOUNT = /^\d+(\.\d{1,2})?$/;
const LARGEST = 1_000_000;

function centsOfTier(places: number, reward: string | null): number | null {
  if (reward === null) return null;
  if (!AMOUNT.test(reward)) throw badRequest(t.rewardAmount(places, reward));
  if (Number(reward) > LARGEST) throw badRequest(t.rewardAtMost(places, LARGEST));
  return toCents(Number(reward));
}

/** Free text on the wire; here an amount that the pool covers. How many share the pool isn't known yet: rewarding checks that. */
export function tierCents(tiers: RewardTiers, poolCents: number): TierCents {
  if (REWARD_TIERS.every(({ tier }) => tiers[tier] === null)) throw badRequest(t.oneReward);
  const of = (places: number, tier: keyof RewardTiers) => {
    const cents = centsOfTier(places, tiers[tier]);
    if (cents === null || cents <= poolCents) return cents;
    throw badRequest(t.rewardAbovePool(places, formatAmount(cents), formatAmount(poolCents)));
  };
  return { top5Cents: of(5, 'top5'), top10Cents: of(10, 'top10'), top15Cents: of(15, 'top15') };
}

function amountOf(cents: number | null): string | null {
  if (cents === null) return null;
  return cents % 100 === 0 ? String(toUnits(cents)) : toUnits(cents).toFixed(2);
}

export const tiersOf = ({ top5Cents, top10Cents, top15Cents }: TierCents): RewardTiers => ({
  top5: amountOf(top5Cents),
  top10: amountOf(top10Cents),
  top15: amountOf(top15Cents),
});

/** The prize of a position: the tier that includes it, nothing where no tier does. */
export function rewardCents(tiers: TierCents, position: number): number {
  const tier = tierOf(tiersOf(tiers), position);
  return tier === null ? 0 : (toCents(Number(tier.reward)) ?? 0);
}
