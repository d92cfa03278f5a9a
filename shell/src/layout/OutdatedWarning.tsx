import { isOutdated } from '@arena/shared/platform';
import { Banner, useDelayed } from '@arena/shared/ui';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { streamWorks } from '../live/stream-works';
import * as t from './layout.messages';

const WARN_AFTER_MS = 10_000;

/** Says that data on the page can't be read again for ten seconds, or that the page polls because live updates don't arrive. */
export function OutdatedWarning() {
  const cache = useQueryClient().getQueryCache();
  const isLive = useStore(streamWorks);
  const failing = useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => cache.getAll().some((query) => query.isActive() && isOutdated(query)),
  );
  const [isLong, setLong] = useState(false);
  useDelayed(() => setLong(true), WARN_AFTER_MS, failing);
  if (isLong && !failing) setLong(false);
  if (isLive && !isLong) return null;
  return (
    <div style={{ marginBottom: 20 }}>
      {isLong ? (
        <Banner tone="wait" title={t.outOfDate}>
          {t.outOfDateHint}
        </Banner>
      ) : (
        <Banner title={t.liveUpdatesOff} />
      )}
    </div>
  );
}
