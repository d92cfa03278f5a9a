import type { PageComponent } from '@arena/shared/contract';
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type Loadable, loadPage, pageState, subscribePages } from './pages';

interface PageViewProps {
  readonly page: Loadable;
  readonly loading: ReactNode;
  readonly failed: ReactNode;
}

/** One lazily loaded page or widget: loading, loaded, or failed. */
export function PageView({ page, loading, failed }: PageViewProps) {
  const state = useSyncExternalStore(subscribePages, () => pageState(page));
  useEffect(() => {
    if (pageState(page).status === 'loading') void loadPage(page);
  }, [page]);
  if (state.status === 'failed') return failed;
  if (state.status === 'loading') return loading;
  const Page: PageComponent = state.Page;
  const Component = Page as ComponentType;
  return <Component />;
}
