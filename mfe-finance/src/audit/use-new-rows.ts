import { useEffect, useState } from 'react';
import { subscribeChanges } from '@arena/shared/platform';
import type { LogFilters } from './log-filters';
import type { Log } from './audit.queries';

/** Changes within this time are counted with one reading. */
const TOGETHER_MS = 500;

/**
 * How many rows were written since the log was read with `read` of them (null: not yet). Any change on the server may have
 * left one, so they are counted, and shown when somebody asks for them.
 */
export function useNewRows<T extends { readonly id: number | null }>(log: Log<T>, filters: LogFilters, read: number | null): number {
  const [counted, setCounted] = useState<{ readonly filters: LogFilters; readonly total: number } | null>(null);
  const listening = read !== null;
  useEffect(() => {
    if (!listening) return undefined;
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = async () => {
      timer = undefined;
      const page = await log.read(filters, { pageNumber: 0, pageSize: 1 }, control.signal).catch(() => null);
      if (page !== null && !control.signal.aborted) setCounted({ filters, total: page.total });
    };
    const stop = subscribeChanges(() => {
      timer ??= setTimeout(() => void count(), TOGETHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      control.abort();
    };
  }, [filters, listening, log]);
  return read === null || counted?.filters !== filters ? 0 : Math.max(0, counted.total - read);
}
