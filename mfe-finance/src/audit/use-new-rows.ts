import { useEffect, useState } from 'react';
import type { LogPage } from '@arena/shared/contract';
import { subscribeChanges } from '@arena/shared/platform';
import type { LogFilters } from './log-filters';
import { type Log, readNewest } from './audit.queries';

/** Changes within this time are counted with one reading. */
const TOGETHER_MS = 500;

interface Row {
  readonly id: number | null;
}
interface Newest {
  readonly filters: LogFilters;
  readonly page: LogPage<Row>;
}

/** How many rows were written since a log was read. */
export interface NewRows {
  readonly count: number;
  /** Whether there may be more of them than were looked at. */
  readonly isLeast: boolean;
}

/**
 * The rows that were written since the log was read (`read`; null: not yet). Any change on the server may have left one, so the newest
 * are looked at, and shown when somebody asks for them. Not by the totals: of a long log nobody counts so far.
 */
export function useNewRows<T extends Row>(log: Log<T>, filters: LogFilters, read: readonly T[] | null): NewRows {
  const [newest, setNewest] = useState<Newest | null>(null);
  const listening = read !== null;
  useEffect(() => {
    if (!listening) return undefined;
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      timer = undefined;
      const page = await readNewest(log, filters, control.signal).catch(() => null);
      if (page !== null && !control.signal.aborted) setNewest({ filters, page });
    };
    const stop = subscribeChanges(() => {
      timer ??= setTimeout(() => void look(), TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      control.abort();
    };
  }, [filters, listening, log]);
  if (read === null || newest?.filters !== filters) return { count: 0, isLeast: false };
  const known = new Set(read.map(({ id }) => id));
  const { items, last } = newest.page;
  const count = items.filter(({ id }) => !known.has(id)).length;
  return { count, isLeast: !last && count === items.length };
}
