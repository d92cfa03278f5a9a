import { setImmediate } from 'node:timers/promises';
import { encode, type output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import { WrittenAnswer } from './route';

const PIECE = 500;

/** A list that may be as long as all there ever was: written in pieces, with time for other calls in between. */
export async function writtenList<S extends ZodMiniType, Row>(
  item: S,
  rows: readonly Row[],
  itemOf: (row: Row) => output<S>,
): Promise<WrittenAnswer> {
  const pieces: string[] = [];
  for (let first = 0; first < rows.length; first += PIECE) {
    if (first > 0) await setImmediate();
    const piece = rows.slice(first, first + PIECE).map((row) => JSON.stringify(encode(item, itemOf(row))));
    pieces.push(piece.join(','));
  }
  return new WrittenAnswer(`[${pieces.join(',')}]`);
}
