import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { note } from './note';
import { type Loadable, loadPage, pageState, subscribePages } from './pages';
import type { RegisteredSection } from './registry';

interface PageViewProps {
  readonly page: Loadable;
  readonly loading: ReactNode;
  /** Replaces the page after a load error. */
  readonly failed: () => ReactNode;
  /** Counted by telemetry; absent for the shell's own pages. */
  readonly of?: RegisteredSection;
  /** The widget's id; absent for a page. */
  readonly place?: string | undefined;
}

export function PageView({ page, loading, failed, of, place }: PageViewProps) {
  const state = useSyncExternalStore(subscribePages, () => pageState(page));
  const { key } = useLocation();
  useEffect(() => {
    const load = () => void loadPage(page);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [page, key]);
  const shown = state.status === 'loaded' ? of : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    note({ kind: 'opened', of: shown, place });
    return () => note({ kind: 'left', of: shown, place });
  }, [shown, place]);
  if (state.status === 'failed') return failed();
  if (state.status === 'loading') return loading;
  if ('mount' in state) return of && <state.Page mount={state.mount} of={of} />;
  const Page = state.Page as ComponentType;
  return <Page />;
}
