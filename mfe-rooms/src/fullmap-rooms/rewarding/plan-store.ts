import { journal, type JournalEntry, useJournalEntry } from '@arena/shared/platform';
import { EMPTY_PLAN, openRewards, type RewardPlan } from './reward-plan';

/** Whose plan for which room. */
export interface PlanRef {
  readonly fullmapId: number;
  readonly adminId: number;
}

const nameOf = ({ fullmapId, adminId }: PlanRef) => `fullmap-rewards:${fullmapId}:${adminId}`;
const entryOf = (ref: PlanRef) => journal.read<RewardPlan>(nameOf(ref));

// Storage is not ours alone: what is not a plan is none.
const planIn = (entry: JournalEntry<RewardPlan> | null): RewardPlan | null =>
  Array.isArray((entry?.detail as Partial<RewardPlan> | null | undefined)?.rewards) ? (entry?.detail ?? null) : null;

export const readPlan = (ref: PlanRef): RewardPlan | null => planIn(entryOf(ref));

/** The plan as it is stored, kept current across tabs; null when there is none. */
export const usePlan = (ref: PlanRef): RewardPlan | null => planIn(useJournalEntry({ entry: () => entryOf(ref) }, null));

/** Stores a plan; false when the browser can store nothing. */
export function savePlan(ref: PlanRef, plan: RewardPlan): boolean {
  const state = openRewards(plan).length === 0 ? 'done' : 'refused';
  return journal.write(nameOf(ref), { key: nameOf(ref), state, detail: plan, at: Date.now() });
}

/** Changes the plan as it is stored now, whichever tab wrote it. */
export const updatePlan = (ref: PlanRef, change: (plan: RewardPlan) => RewardPlan): boolean =>
  savePlan(ref, change(readPlan(ref) ?? EMPTY_PLAN));
