import { useEffect, useRef, useState } from 'react';
import { dayOf } from '@arena/shared/contract';
import { messageOf, platform } from '@arena/shared/platform';
import { type CsvColumn, csvHead, csvLines } from './csv';
import { download } from './download';

/** A chunk of an export's rows. */
export interface CsvPiece<T> {
  readonly items: readonly T[];
  /** The total number of rows, if known. */
  readonly total: number | null;
}

/** What to export. */
export interface CsvSource<T> {
  /** The start of the file name; date and extension follow. */
  readonly fileName: string;
  readonly columns: readonly CsvColumn<T>[];
  /** All rows in chunks: the server's pages, or one chunk of loaded rows. */
  readonly pieces: (signal: AbortSignal) => AsyncIterable<CsvPiece<T>> | Iterable<CsvPiece<T>>;
}

interface Progress {
  readonly done: number;
  /** 0 while unknown. */
  readonly total: number;
}

/** Builds the file. Each chunk becomes a Blob that the browser may keep on disk, so its rows can be released. */
async function fileOf<T>({ columns, pieces }: CsvSource<T>, signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<Blob> {
  const parts = [new Blob([csvHead(columns)])];
  let [done, total] = [0, 0];
  for await (const piece of pieces(signal)) {
    signal.throwIfAborted();
    parts.push(new Blob([csvLines(columns, piece.items)]));
    done += piece.items.length;
    total = Math.max(total, piece.total ?? 0, done);
    onProgress({ done, total });
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/**
 * Exports all rows of a list as CSV, loaded or not. Canceled by `cancel` and on unmount; a failure shows a toast.
 * @example
 * const file = useCsvExport({ fileName: 'rooms', columns, pieces: (signal) => piecesOf(source, { filters: {}, order: null }, signal) });
 * <ExportButton file={file} />
 */
export function useCsvExport<T>(source: CsvSource<T>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current !== null) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ done: 0, total: 0 });
    try {
      const file = await fileOf(source, control.signal, setProgress);
      const today = dayOf(new Date(), platform().settings.platformTimeZone);
      if (!control.signal.aborted) download(`${source.fileName}-${today}.csv`, file);
    } catch (error) {
      if (!control.signal.aborted) platform().notify({ message: `${messageOf(error)}. Export failed. Try again.`, tone: 'error' });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}
