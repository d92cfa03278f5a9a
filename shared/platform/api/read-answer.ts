import type { ListParts } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { pause } from './pause';

// Long lists are decoded in chunks, because decoding 10,000 entries at once blocks a slow machine.

/** Entries decoded before the clock is checked. */
const AT_ONCE = 100;
/** How long (ms) decoding may hold the page before it pauses. */
const HOLD_MS = 5;

type Read<T> =
  | { readonly success: true; readonly data: T }
  /** `empty`: no body, or `null`. */
  | { readonly success: false; readonly empty: boolean };

/** The parsed JSON. No body and `null` are empty; invalid JSON is not. */
function valueOf(text: string): { readonly value: unknown; readonly empty: boolean } {
  try {
    const value = text.trim() === '' ? undefined : (JSON.parse(text) as unknown);
    return { value, empty: value === undefined || value === null };
  } catch {
    return { value: undefined, empty: false };
  }
}

/** Whether an object has no member of the requested entity: `{}`, or the answer of another call. */
function isSomethingElse(schema: z.ZodMiniType, value: unknown): boolean {
  const names = (schema as { readonly wireNames?: readonly string[] }).wireNames;
  return names !== undefined && typeof value === 'object' && value !== null && !names.some((name) => name in value);
}

async function decodeInParts(parts: ListParts<unknown>, entries: readonly unknown[]): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  let held = performance.now();
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    if (performance.now() - held >= HOLD_MS) {
      await pause();
      held = performance.now();
    }
    for (const item of parts.decodeEntries(entries.slice(from, from + AT_ONCE))) items.push(item);
  }
  return items;
}

/**
 * Reads and decodes an answer. Rejects only if it breaks off.
 * @param reading - Whether the call was a read: its answer must then have the requested entity.
 */
export async function readAnswer<S extends z.ZodMiniType>(response: Response, schema: S, reading = true): Promise<Read<z.output<S>>> {
  const { value, empty } = valueOf(await response.text());
  // A write may answer without a body; a read must answer with the requested entity.
  if (reading && isSomethingElse(schema, value)) return { success: false, empty: false };
  const parts = (schema as { readonly parts?: ListParts<z.output<S>> }).parts;
  try {
    const data =
      parts === undefined ? z.decode(schema, value as never) : parts.around(value, await decodeInParts(parts, parts.entriesOf(value)));
    return { success: true, data };
  } catch {
    return { success: false, empty };
  }
}
