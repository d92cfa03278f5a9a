import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { encode, type output } from 'zod/v4/core';
import type { ZodMiniType } from 'zod/mini';
import type { Batch, Cursor } from '../db/keyset';
import { currentScope, within } from '../db/request-scope';
import { loggable } from './error-replies';
import { RawJson } from './route';

/** Some entries of a list as JSON, with commas between them. */
export interface Piece<Position> {
  readonly json: string;
  /** Where the next piece goes on; null after the last one. */
  readonly next: Position | null;
}

/**
 * A list of any length as JSON. The first piece is read before anything is answered, so that a database that does not answer is a
 * refusal in words. A longer list is read piece by piece as its receiver takes it: neither the list nor a connection is held
 * meanwhile. When a later piece fails, the answer is broken off: a list never looks complete that is not.
 */
export async function jsonInPieces<Position>(read: (after: Position | null) => Promise<Piece<Position>>): Promise<RawJson> {
  // The stream asks for the pieces, outside of what runs as part of the request.
  const scope = currentScope();
  const first = await read(null);
  if (first.next === null) return new RawJson(`[${first.json}]`);

  async function* pieces() {
    yield `[${first.json}`;
    for (let after = first.next; after !== null;) {
      // Encoding takes a while: other calls run in between, even if the database has the next rows at once.
      await setImmediate();
      const { json, next } = await within(scope, () => read(after)).catch((error: unknown) => {
        throw error instanceof Error ? loggable(error) : error;
      });
      if (json !== '') yield `,${json}`;
      after = next;
    }
    yield ']';
  }
  return new RawJson(Readable.from(pieces()));
}

/** The same for a list that is read in batches of rows. */
export function rawJsonList<S extends ZodMiniType>(item: S, read: (after: Cursor | null) => Promise<Batch<output<S>>>): Promise<RawJson> {
  return jsonInPieces<Cursor>(async (after) => {
    const { items, next } = await read(after);
    return { json: JSON.stringify(items.map((entry) => encode(item, entry))).slice(1, -1), next };
  });
}
