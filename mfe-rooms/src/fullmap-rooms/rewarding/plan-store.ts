import { type Intent, readIntent, useIntent, writeIntent } from '@arena/shared/platform';
import { EMPTY_PLAN, openRewards, type PlannedReward, type RewardPlan } from './reward-plan';

/** Whose plan for which room. */
export interface PlanRef {
  readonly fullmapId: number;
  readonly adminId: number;
}

/** The name of a plan, and of the lock that everything which sends a part of it holds. */
export const planAction = ({ fullmapId, adminId }: PlanRef) => `fullmap-rewards:${fullmapId}:${adminId}`;

// Storage is not ours alone: what is not a plan is none.
const planIn = (intent: Intent<RewardPlan> | null): RewardPlan | null =>
  intent !== null && Array.isArray((intent.detail as Partial<RewardPlan> | null)?.rewards) ? intent.detail : null;

export const readPlan = (ref: PlanRef): RewardPlan | null => planIn(readIntent<RewardPlan>(planAction(ref)));

/** The plan as it is stored, kept current across tabs; null when there is none. */
export const usePlan = (ref: PlanRef): RewardPlan | null => planIn(useIntent<RewardPlan>(planAction(ref)));

const freshKey = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

/** Short, and different for different texts as good as always (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The name of one reward's sending, kept over retries: for servers that pay a key once. It names what is sent, too: such a server
 * refuses a key that comes with another position or message.
 */
export const keyOfReward = (ref: PlanRef, { userId, position, message }: Pick<PlannedReward, 'userId' | 'position' | 'message'>): string =>
  `${readIntent(planAction(ref))?.key ?? planAction(ref)}.${digest(`${position} ${message}`)}.${userId}`;

/** Stores a plan. Throws when the browser can store nothing. */
export function savePlan(ref: PlanRef, plan: RewardPlan): void {
  const key = readIntent(planAction(ref))?.key ?? freshKey();
  const open = openRewards(plan);
  const state = open.length === 0 ? 'done' : open.some(({ sent }) => sent === 'sending') ? 'sending' : 'refused';
  writeIntent(planAction(ref), { key, state, detail: plan, at: Date.now() });
}

/** Changes the plan as it is stored now, whichever tab wrote it. */
export function updatePlan(ref: PlanRef, change: (plan: RewardPlan) => RewardPlan): RewardPlan {
  const plan = change(readPlan(ref) ?? EMPTY_PLAN);
  savePlan(ref, plan);
  return plan;
}
