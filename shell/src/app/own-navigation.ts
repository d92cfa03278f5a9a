import { type CountedFigure, useFigure, useLiveCounts, useSession } from '@arena/shared/platform';
import { useStore } from 'zustand';
import type { NavigationItem } from '../common/navigation';
import { unread, unreadText } from '../notifications/unread';
import { mayEnter } from '../sections/may-enter';
import { useNavigation } from '../sections/navigation';
import { OWN_ENTRIES } from '../common/own-entries';

type Waiting = ReadonlyMap<string | null, number | null>;

/** Other backends have no such counts. */
const NOTHING_WAITS: CountedFigure<Waiting> = {
  queryKey: ['navigation', 'waiting'],
  read: () => Promise.resolve(new Map()),
  staleTime: Infinity,
};
const WAITING: CountedFigure<Waiting> = {
  ...NOTHING_WAITS,
  counted: ({ waiting }) => new Map(waiting.map(({ name, count }) => [name, count])),
};

export function useConsoleNavigation(): readonly NavigationItem[] {
  const sections = useNavigation();
  const { role } = useSession();
  const unreadCount = useStore(unread, unreadText);
  const { data: waiting } = useFigure(sections.some(({ entry }) => entry.waiting !== undefined) ? WAITING : NOTHING_WAITS);
  useLiveCounts();
  const own = OWN_ENTRIES.filter((entry) => mayEnter(entry.role, role)).map((entry): NavigationItem => ({
    entry,
    failed: false,
    ...(entry.id === 'notification' && { pending: unreadCount }),
  }));
  return [...own, ...sections.map((item) => ({ ...item, waiting: waiting?.get(item.entry.waiting?.count ?? null) ?? 0 }))];
}
