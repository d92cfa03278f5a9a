import { Button, EmptyState, LoadingState, Skeleton } from '@arena/shared/ui';
import { Hourglass, RotateCw } from 'lucide';
import { useEffect, useState } from 'react';
import { codeOf, failure, reportOf } from './failure';
import { FailureWords } from './FailureWords';
import type { RegisteredSection } from './registry';
import * as t from './sections.messages';

const STILL_LOADING_MS = 1000;
/** After this time, offers a retry before the timeout. */
const SLOW_MS = 2000;

interface StillLoadingProps {
  readonly registered: RegisteredSection;
  /** The widget's title; absent for a page. */
  readonly widget?: string | undefined;
  /** Epoch milliseconds; defaults to now. */
  readonly since?: number | undefined;
  /** Aborts the current load and starts over. */
  readonly onRetry: () => void;
}

/** A message after one second, and after two the owner and a retry. Loading continues. */
export function StillLoading({ registered, widget, since, onRetry }: StillLoadingProps) {
  const [begun] = useState(() => since ?? Date.now());
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [STILL_LOADING_MS, SLOW_MS].map((ms) => setTimeout(() => setWaited(ms), begun + ms - Date.now()));
    return () => timers.forEach(clearTimeout);
  }, [begun]);
  const section = registered.descriptor?.title ?? registered.name;
  const title = widget ?? section;
  const label = waited >= STILL_LOADING_MS ? t.stillLoading(title) : t.loadingTitled(title);
  const isSlow = waited >= SLOW_MS;
  const loading = (
    <LoadingState label={label} showLabel={widget === undefined}>
      {isSlow || widget === undefined ? null : <Skeleton height={140} />}
    </LoadingState>
  );
  if (!isSlow) return loading;
  const { sentence, number } = reportOf(failure('timed-out', { seconds: SLOW_MS / 1000, waiting: true }), section);
  return (
    <>
      {loading}
      <div role="status">
        <EmptyState
          flush={widget !== undefined}
          icon={Hourglass}
          title={t.takesLonger(title)}
          hint={
            <>
              <FailureWords sentence={sentence} number={number} registered={registered} />
              <br />
              <span>{codeOf(number, registered)}</span>
            </>
          }
          action={
            <Button icon={RotateCw} onClick={onRetry}>
              {t.retry}
            </Button>
          }
        />
      </div>
    </>
  );
}
