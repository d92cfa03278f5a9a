import { useCapability } from '@arena/shared/platform';
import { lazyComponent } from '@arena/shared/ui';
import { useEffect } from 'react';

const RETRY_MS = 30_000;

function RetryLater({ retry }: { readonly retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
}

const LazyFeed = lazyComponent(() => import(/* webpackChunkName: "live" */ './LiveFeed').then((module) => module.default), {
  failed: (retry) => <RetryLater retry={retry} />,
});

export function Live() {
  const changes = useCapability('live-changes');
  const notifications = useCapability('notifications');
  return <LazyFeed wanted={changes || notifications} />;
}
