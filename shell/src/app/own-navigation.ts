import { useSession } from '@arena/shared/platform';
import { useStore } from 'zustand';
import type { NavigationItem } from '../common/navigation';
import { unread, unreadText } from '../notifications/unread';
import { mayEnter } from '../sections/may-enter';
import { useNavigation } from '../sections/navigation';
import { OWN_ENTRIES } from '../common/own-entries';

export function useConsoleNavigation(): readonly NavigationItem[] {
  const sections = useNavigation();
  const { role } = useSession();
  const waiting = useStore(unread, unreadText);
  const own = OWN_ENTRIES.filter((entry) => mayEnter(entry.role, role)).map((entry): NavigationItem => ({
    entry,
    failed: false,
    ...(entry.id === 'notification' && { pending: waiting }),
  }));
  return [...own, ...sections];
}
