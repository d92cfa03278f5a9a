import { setImmediate } from 'node:timers/promises';
import { encode, type output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import { RawJson } from './route';

const PIECE = 500;

/** A list of any length as JSON: encoded in pieces, so that other calls run in between. */
export async function rawJsonList<S extends ZodMiniType, Row>(
  item: S,
  rows: readonly Row[],
  itemOf: (row: Row) => output<S>,
): Promise<RawJson> {
  const pieces: string[] = [];
  for (let first = 0; first < rows.length; first += PIECE) {
    if (first > 0) await setImmediate();
    const piece = rows.slice(first, first + PIECE).map((row) => JSON.stringify(encode(item, itemOf(row))));
    pieces.push(piece.join(','));
  }
  return new RawJson(`[${pieces.join(',')}]`);
}
