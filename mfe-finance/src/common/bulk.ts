import { formatLocal } from '@arena/shared/platform';
import { formatCount } from '@arena/shared/ui';
import { attentionOf } from './attention';
import { earlierDecision } from './decision-words';
import type { MoneyRequest, RequestRow } from './request';
import type { DecisionEntry, DecisionOutcome } from './requests.operations';
import { decidabilityOf, type Decision, DECISIONS } from './requests.status';
import * as t from './common.messages';

/** Several requests and one decision, before it is confirmed. */
export interface BulkQuestion {
  readonly decision: Decision;
  /** By row: the earlier decision that the question mentions. */
  readonly seen: ReadonlyMap<string, DecisionEntry | null>;
}

export interface BulkRow<R extends MoneyRequest> extends RequestRow<R> {
  /** What an administrator should know before deciding. */
  readonly notes: readonly string[];
  /** Whether it needs a question of its own, so that the decision leaves it out. */
  readonly isAlone: boolean;
}

/** Whether a row can be decided now. */
export const isOpenRow = ({ item, state }: RequestRow) => state === 'open' && decidabilityOf(item).status === 'open';

/** The rows that the question applies to by now, without those that were handled elsewhere. */
export function bulkRows<R extends MoneyRequest>(
  { decision, seen }: BulkQuestion,
  rows: readonly RequestRow<R>[],
  keepsFirst: boolean,
): readonly BulkRow<R>[] {
  return rows
    .filter((row) => seen.has(row.key) && isOpenRow(row))
    .map((row) => {
      const since = formatLocal(row.item.user?.bannedAt ?? null);
      const earlier = earlierDecision(seen.get(row.key) ?? null, keepsFirst);
      const isAlone = (decision === 'APPROVED' && since !== null) || (earlier !== null && !keepsFirst);
      const notes = [
        isAlone ? t.decideAlone : null,
        since && t.bannedSince(since),
        ...attentionOf(row).map(({ reason }) => reason),
        earlier,
      ];
      return { ...row, isAlone, notes: notes.filter((note) => note !== null) };
    });
}

/** Runs a few at a time, started in order. */
export async function eachInTurn<T>(items: readonly T[], atATime: number, run: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

/** One toast for all: "18 approved, 2 failed". */
export function bulkToast(decision: Decision, results: readonly DecisionOutcome['kind'][]) {
  const { past } = DECISIONS[decision];
  const wordOf = (kind: DecisionOutcome['kind']) =>
    kind === 'done' ? past : kind === 'superseded' ? t.elsewhere : kind === 'unanswered' || kind === 'unknown' ? t.unconfirmed : t.failed;
  const counts = [past, t.elsewhere, t.unconfirmed, t.failed].map((word) => ({
    word,
    count: results.filter((kind) => wordOf(kind) === word).length,
  }));
  const message = counts.flatMap(({ word, count }) => (count === 0 ? [] : [`${formatCount(count)} ${word}`])).join(', ');
  const [done = 0, elsewhere = 0] = counts.map(({ count }) => count);
  return { message, tone: done === results.length ? 'success' : done + elsewhere === results.length ? 'info' : 'error' } as const;
}
