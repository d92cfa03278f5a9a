import { useEffect, useRef, useState } from 'react';
import type { Page } from '@arena/shared/contract';
import { messageOf, platform } from '@arena/shared/platform';
import { itemsOf } from '@arena/shared/ui';
import { csvOf } from '../common/csv';
import { download, today } from '../common/download';
import type { LogFilters } from './log-filters';
import type { Log } from './audit.queries';

/** As much as one call brings. */
const EXPORT_PAGE = 1000;

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Reads every page of a log, telling how far it is. Throws what a page throws, or the signal's `AbortError`. */
async function readWhole<T extends { readonly id: number | null }>(
  log: Log<T>,
  filters: LogFilters,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<readonly T[]> {
  const pages: Page<T>[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const page = await log.read(filters, { pageNumber, pageSize: EXPORT_PAGE }, signal);
    signal.throwIfAborted();
    pages.push(page);
    const done = pages.reduce((sum, { items }) => sum + items.length, 0);
    onProgress({ done, total: Math.max(page.total, done) });
    if (page.last || page.items.length === 0) return itemsOf(pages);
  }
}

/** Exports everything that the filters leave, not only what is loaded. It can be cancelled, and leaves with the screen. */
export function useExport<T extends { readonly id: number | null }>(log: Log<T>, filters: LogFilters) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current !== null) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await readWhole(log, filters, control.signal, setProgress);
      download(`audit-${log.id}-${today()}.csv`, csvOf(log.csv, rows));
    } catch (error) {
      if (!control.signal.aborted) platform().notify({ message: `${messageOf(error)}. Nothing was exported; try again.`, tone: 'error' });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}
