import { useLocation } from 'react-router-dom';

/** The positive integer id in a route param, or null: `12`, but not `0`, `-1` or `twelve`. */
export const idOf = (param: string | undefined): number | null =>
  param !== undefined && /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null;

/** State that the previous screen left in the history entry. Any code can write it, so validate every value. */
export function useHistoryState(): Readonly<Record<string, unknown>> {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** The query string that the user left the list with, such as `?tab=cointime&search=malik`; undefined for a direct visit. */
export function useListQuery(): string | undefined {
  const { list } = useHistoryState();
  return typeof list === 'string' && (list === '' || list.startsWith('?')) ? list : undefined;
}
