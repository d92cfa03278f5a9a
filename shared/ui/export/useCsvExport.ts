import { useEffect, useRef, useState } from 'react';
import { messageOf, platform } from '@arena/shared/platform';
import { type CsvColumn, csvHead, csvLines } from './csv';
import { download, today } from './download';

/** Some of the rows of an export. */
export interface CsvPiece<T> {
  readonly items: readonly T[];
  /** The number in all, where the piece says it. */
  readonly total: number | null;
}

export interface CsvSource<T> {
  /** How the file's name begins; the day and the ending follow. */
  readonly fileName: string;
  readonly columns: readonly CsvColumn<T>[];
  /** All rows, piece by piece: pages as the server answers them, or one piece of rows that are here. */
  readonly pieces: (signal: AbortSignal) => AsyncIterable<CsvPiece<T>> | Iterable<CsvPiece<T>>;
}

interface Progress {
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

/** The file's bytes. Each piece becomes bytes that the browser keeps, on the disk if it likes: its rows are forgotten. */
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

/** A file of all rows, not only of those that are loaded. It can be cancelled, and leaves with the screen. */
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
      if (!control.signal.aborted) download(`${source.fileName}-${today()}.csv`, file);
    } catch (error) {
      if (!control.signal.aborted) platform().notify({ message: `${messageOf(error)}. Export failed. Try again.`, tone: 'error' });
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}
