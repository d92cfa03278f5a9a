import { useMemo, useState } from 'react';
import { useCapability } from '@arena/shared/platform';
import { type BulkQuestion, type BulkRow, bulkToast, eachInTurn, isOpenRow } from './bulk';
import { type MoneyRequest, personOf, type RequestKind, type RequestRow } from './request';
import type { DecisionOutcome } from './requests.operations';
import type { Decision } from './requests.status';
import type { notify, useDecisionCalls } from './useDecisions';
import * as t from './common.messages';

/** Requests that are sent at the same time. */
const AT_A_TIME = 4;
const NONE: ReadonlySet<string> = new Set();

/** A function per answer, because the table caches what can be checked, and `separate-approver` may be known later than the rows. */
const labelsOf = (_separates: boolean) => (row: RequestRow) => (isOpenRow(row) ? t.selectRequest(row.item.id, personOf(row.item)) : null);

/** The checked rows. One that can't be decided any more, or isn't shown, no longer counts. */
export function useChecked<R extends MoneyRequest>(shown: readonly RequestRow<R>[]) {
  const [checked, onCheck] = useState(NONE);
  const separates = useCapability('separate-approver');
  const checkLabel = useMemo(() => labelsOf(separates), [separates]);
  const chosen = checked.size === 0 ? [] : shown.filter((row) => checked.has(row.key) && isOpenRow(row));
  return { chosen, uncheck: () => onCheck(NONE), boxes: { checked, onCheck, checkLabel } };
}

/** Decides several requests after one question, each with its own operation. */
export function useBulk<R extends MoneyRequest>(
  { decide }: RequestKind<R>,
  { stepOf, reserve, send }: ReturnType<typeof useDecisionCalls<R>>,
  tell: typeof notify,
) {
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const cancel = () => setQuestion(null);
  return {
    question,
    cancel,
    ask(rows: readonly RequestRow<R>[], decision: Decision): void {
      const seen = new Map(rows.map(({ key, item: { id } }) => [key, id === null ? null : decide.entry(id)]));
      setQuestion({ decision, seen });
    },
    /** Sends these rows of the open question, once; returns false if it is already answered. */
    confirm(rows: readonly BulkRow<R>[]): boolean {
      if (question === null) return false;
      const { decision, seen } = question;
      // A second press may come before the next render.
      const asked = rows.flatMap(({ key, item, isAlone }) =>
        item.id === null || isAlone || stepOf(item.id) === 'sending'
          ? []
          : [{ request: { ...item, id: item.id }, decision, seen: seen.get(key) ?? null }],
      );
      if (asked.length === 0) return false;
      cancel();
      for (const { request } of asked) reserve(request.id, decision);
      const results: DecisionOutcome['kind'][] = [];
      void eachInTurn(asked, AT_A_TIME, async (each) => void results.push((await send(each, false)).kind)).then(() =>
        tell(bulkToast(decision, results)),
      );
      return true;
    },
  };
}
