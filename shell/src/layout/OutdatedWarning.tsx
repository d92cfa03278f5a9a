import { isOutdated } from '@arena/shared/platform';
import { Banner } from '@arena/shared/ui';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

const WARN_AFTER_MS = 10_000;

/** Says that the page may be out of date while data on it can't be read again for ten seconds. */
export function OutdatedWarning() {
  const cache = useQueryClient().getQueryCache();
  const failing = useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => cache.getAll().some((query) => query.isActive() && isOutdated(query)),
  );
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!failing) return undefined;
    const timer = setTimeout(() => setLong(true), WARN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [failing]);
  return failing && isLong ? (
    <div style={{ marginBottom: 20 }}>
      <Banner tone="wait" title="This page may be out of date">
        The server can’t be reached. The page updates when it’s back.
      </Banner>
    </div>
  ) : null;
}
