import { useUrlState } from '@arena/shared/platform';

/**
 * The selected tab of a screen, stored in the URL, and its setter. The first tab for an unknown value.
 * @example const [tab, setTab] = useTab(ROOM_TABS);
 */
export function useTab<T extends { readonly value: string }>(tabs: readonly T[] & { readonly 0: T }): [T, (value: string) => void] {
  const [selected, setTab] = useUrlState('tab', tabs[0].value);
  return [tabs.find(({ value }) => value === selected) ?? tabs[0], setTab];
}
