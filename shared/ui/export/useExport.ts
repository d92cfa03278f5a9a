import { useEffect, useRef, useState } from 'react';
import { dayOf } from '@arena/shared/contract';
import { messageOf, platform } from '@arena/shared/platform';
import type { ExportColumn } from './csv';
import { download } from './download';
import * as t from './export.messages';

/** With the header. */
const SHEET_ROWS = 1_048_576;

/** A chunk of an export's rows. */
export interface ExportPiece<T> {
  readonly items: readonly T[];
  /** The total number of rows, if known. */
  readonly total: number | null;
}

/** What to export. */
export interface ExportSource<T> {
  /** The start of the file name; date and extension follow. */
  readonly fileName: string;
  readonly columns: readonly ExportColumn<T>[];
  /** All rows in chunks: the server's pages, or one chunk of loaded rows. */
  readonly pieces: (signal: AbortSignal) => AsyncIterable<ExportPiece<T>> | Iterable<ExportPiece<T>>;
}

/**
 * Exports all rows of a list, loaded or not. Canceled by `cancel` and on unmount; a failure shows a toast.
 * @example
 * const file = useExport({ fileName: 'rooms', columns, pieces: (signal) => piecesOf(source, { filters: {}, order: null }, signal) });
 * <ExportButton file={file} />
 */
export function useExport<T>({ fileName, columns, pieces }: ExportSource<T>) {
  /** `total` is 0 while unknown. */
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: 'xlsx' | 'csv') => {
    if (running.current !== null) return;
    const { signal } = (running.current = new AbortController());
    let [done, total] = [0, 0];
    setProgress({ done, total });
    try {
      const file = format === 'csv' ? (await import('./csv')).csvFile(columns) : (await import('./xlsx')).xlsxFile(columns);
      for await (const piece of pieces(signal)) {
        signal.throwIfAborted();
        done += piece.items.length;
        total = Math.max(total, piece.total ?? 0, done);
        if (format === 'xlsx' && total >= SHEET_ROWS) return platform().notify({ message: t.tooManyRows, tone: 'error' });
        file.add(piece.items);
        setProgress({ done, total });
      }
      signal.throwIfAborted();
      download(`${fileName}-${dayOf(new Date(), platform().settings.platformTimeZone)}.${format}`, file.end());
    } catch (error) {
      if (!signal.aborted) platform().notify({ message: t.exportFailed(messageOf(error)), tone: 'error' });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start: (format: 'xlsx' | 'csv') => void start(format), cancel: () => running.current?.abort() };
}
