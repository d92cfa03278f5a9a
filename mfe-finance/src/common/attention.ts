import { useMemo } from 'react';
import type { Attention, GivenId } from '@arena/shared/contract';
import { type SearchFilters, useCapability, useUrlState } from '@arena/shared/platform';
import type { MoneyRequest, RequestRow } from './request';
import { NEEDED } from './requests.queries';

/** What to look at before deciding: the server's reasons, or on other backends the duplicates that this screen found. */
export const attentionOf = ({ item, duplicate }: RequestRow): readonly Attention[] =>
  item.attention ?? (duplicate === undefined ? [] : [{ rule: 'possible duplicate', reason: `${duplicate}.` }]);

/** "possible duplicate +1"; null for none. */
export function attentionWords(reasons: readonly Attention[]): string | null {
  const [first, ...others] = reasons;
  if (first === undefined) return null;
  return `${first.rule?.replaceAll('-', ' ')}${others.length === 0 ? '' : ` +${others.length}`}`;
}

const isMarked = ({ attention }: MoneyRequest) => attention !== null && attention.length > 0;

interface Filters<R> {
  readonly filter: ((request: R) => boolean) | null;
  readonly filterBy: SearchFilters;
}

/** Adds the filter "Needs attention" of the pending requests to a page's own; `attention` is null where the backend has no rules. */
export function useAttentionFilter<R extends MoneyRequest>(isPending: boolean, { filter: own, filterBy: ownBy }: Filters<R>) {
  const offered = useCapability('request-facts') && isPending;
  const [word, setWord] = useUrlState('attention');
  const isOn = offered && word === NEEDED.attention;
  const filters = useMemo(
    (): Filters<R> =>
      isOn
        ? { filter: (request) => isMarked(request) && (own?.(request) ?? true), filterBy: { ...ownBy, ...NEEDED } }
        : { filter: own, filterBy: ownBy },
    [isOn, own, ownBy],
  );
  const attention = offered ? { isOn, toggle: () => setWord(isOn ? '' : NEEDED.attention) } : null;
  return { ...filters, attention };
}

/** How many of these rows need attention. */
export const countMarked = (rows: readonly RequestRow[] | null): number =>
  rows?.filter(({ state, item }) => state !== 'gone' && isMarked(item)).length ?? 0;

/** The request whose details are open, as the address has it; null on a backend without details. */
export function useOpenDetails() {
  const offered = useCapability('request-facts');
  const [id, setId] = useUrlState('request');
  if (!offered) return null;
  return {
    id: id === '' ? null : id,
    open: (of: GivenId) => setId(String(of)),
    close: () => setId(''),
    /** For the element around the rows, which have one button each. */
    onClick: ({ target }: { readonly target: EventTarget }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-details]') : null;
      if (pressed?.dataset.details !== undefined) setId(pressed.dataset.details);
    },
  };
}
