import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { MoneyRequest } from './request';
import type { DecisionOperation } from './requests.operations';
import type { Decision } from './requests.status';
import { OPEN, type RowStatus } from './row-status';

/** What the cells of a row know besides their request. The columns are constants, so it reaches them this way. */
export interface RequestScreenFacts {
  statusOf(key: string): RowStatus;
  subscribe(listener: () => void): () => void;
  /** The requests that may have been sent twice, with why. */
  readonly duplicates: ReadonlyMap<MoneyRequest, string>;
  readonly kind: 'topup' | 'redeem';
  readonly decide: Pick<DecisionOperation, 'entry'>;
  /** Asks whether a request is to be decided. */
  readonly onDecide: (key: string, decision: Decision) => void;
}

export const RequestContext = createContext<RequestScreenFacts>({
  statusOf: () => OPEN,
  subscribe: () => () => undefined,
  duplicates: new Map(),
  kind: 'topup',
  decide: { entry: () => null },
  onDecide: () => undefined,
});

/** The status of one row. A change of it renders that row's cell, and no other. */
export function useRowStatus({ id }: MoneyRequest): RowStatus {
  const { subscribe, statusOf } = useContext(RequestContext);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (id === null ? OPEN : statusOf(String(id))), [id, statusOf]),
  );
}
