import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { OPEN, type Standing } from './pending-requests';
import type { DecisionOperation } from './requests.operations';
import type { MoneyRequest } from './request';

/** What the cells of a row know besides their request. The columns are constants, so it reaches them this way. */
export interface RequestScreenFacts {
  standingOf(key: string): Standing;
  subscribe(listener: () => void): () => void;
  /** The requests that may have been sent twice, with why. */
  readonly duplicates: ReadonlyMap<MoneyRequest, string>;
  readonly kind: 'topup' | 'redeem';
  readonly decide: Pick<DecisionOperation, 'entry'>;
}

export const RequestContext = createContext<RequestScreenFacts>({
  standingOf: () => OPEN,
  subscribe: () => () => undefined,
  duplicates: new Map(),
  kind: 'topup',
  decide: { entry: () => null },
});

/** How one request stands. Draws its cell anew when that changes, and no other. */
export function useStanding({ id }: MoneyRequest): Standing {
  const { subscribe, standingOf } = useContext(RequestContext);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (id === null ? OPEN : standingOf(String(id))), [id, standingOf]),
  );
}
