import type { PageComponent } from '@arena/shared/contract';
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { note } from '../telemetry/note';
import { type Loadable, loadPage, pageState, subscribePages } from './pages';
import type { RegisteredSection } from './registry';

interface PageViewProps {
  readonly page: Loadable;
  readonly loading: ReactNode;
  /** What to show in its place when it failed to load. */
  readonly failed: () => ReactNode;
  /** The section that it is counted for; the shell's own pages are not counted. */
  readonly of?: RegisteredSection;
  /** The widget's id; left out for a page. */
  readonly place?: string | undefined;
}

/** One lazily loaded page or widget: loading, loaded, or failed. */
export function PageView({ page, loading, failed, of, place }: PageViewProps) {
  const state = useSyncExternalStore(subscribePages, () => pageState(page));
  useEffect(() => {
    if (pageState(page).status === 'loading') void loadPage(page);
  }, [page]);
  const shown = state.status === 'loaded' ? of : undefined;
  useEffect(() => {
    if (shown === undefined) return;
    note({ kind: 'opened', of: shown, place });
    return () => note({ kind: 'left', of: shown, place });
  }, [shown, place]);
  if (state.status === 'failed') return failed();
  if (state.status === 'loading') return loading;
  const Page: PageComponent = state.Page;
  const Component = Page as ComponentType;
  return <Component />;
}
