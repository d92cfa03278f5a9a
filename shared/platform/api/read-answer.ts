import type { ListParts } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { pause } from '../state/pause';

/*
 * 10,000 rows are several megabytes of JSON. Parsed and decoded at once they hold the page for half a second on a slow
 * machine; so a long list is read as it arrives, a piece at a time, and the page breathes between the pieces.
 */

/** Answers of so many characters are read at once; of longer ones so many at a time, and more where that is quick. */
const PIECE = 8_000;
const LARGEST_PIECE = 64_000;
/** How long (ms) reading may hold the page before it pauses. */
const HOLD_MS = 5;
/** So many places are tried to cut at, then the rest is read in one piece: the entries hold many objects of their own. */
const TRIES = 20;

const LIST_HEAD = /^\s*(?:\{\s*"content"\s*:\s*)?\[/;
const BETWEEN_OBJECTS = /\}\s*,(?=\s*\{)/g;

type Read<T> =
  | { readonly success: true; readonly data: T }
  /** `empty`: there was nothing to read, or `null`. */
  | { readonly success: false; readonly empty: boolean };

const parse = (text: string): unknown => JSON.parse(text);

/** What is not there and `null` are the same; what is no JSON, or broke off (null), is neither. */
function valueOf(text: string | null): { readonly value: unknown; readonly empty: boolean } {
  if (text === null) return { value: undefined, empty: false };
  try {
    const value = text.trim() === '' ? undefined : parse(text);
    return { value, empty: value === undefined || value === null };
  } catch {
    return { value: undefined, empty: false };
  }
}

/** An object that has no member of the entity that was asked for: `{}`, or somebody else's answer. */
function isSomethingElse(schema: z.ZodMiniType, value: unknown): boolean {
  const names = (schema as { readonly wireNames?: readonly string[] }).wireNames;
  return names !== undefined && typeof value === 'object' && value !== null && !names.some((name) => name in value);
}

function decoded<S extends z.ZodMiniType>(schema: S, text: string | null, reading: boolean): Read<z.output<S>> {
  // An answer without a body is one that some calls are content with.
  const { value, empty } = valueOf(text);
  // What an act answers is a courtesy; what is read is shown as what was asked for.
  if (reading && isSomethingElse(schema, value)) return { success: false, empty: false };
  const read = z.safeDecode(schema, value as never);
  return read.success ? read : { success: false, empty };
}

/**
 * Cuts whole entries off the beginning of some text between two entries of a list. A cut inside of an entry or of a text
 * leaves something that is no JSON: so what can be parsed was cut rightly.
 */
function cut(text: string, about: number): { readonly entries: readonly unknown[]; readonly rest: string } | null {
  BETWEEN_OBJECTS.lastIndex = about;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = BETWEEN_OBJECTS.exec(text);
    if (found === null) return null;
    try {
      return { entries: parse(`[${text.slice(0, found.index + 1)}]`) as unknown[], rest: text.slice(found.index + found[0].length) };
    } catch {
      // Not between two entries: look further on.
    }
  }
  return null;
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return yield decoder.decode();
    yield decoder.decode(value, { stream: true });
  }
}

/** Reads an answer and decodes it by its schema. `reading`: the call asked for it, and changed nothing. */
export async function readAnswer<S extends z.ZodMiniType>(response: Response, schema: S, reading = true): Promise<Read<z.output<S>>> {
  const parts = (schema as { readonly parts?: ListParts<z.output<S>> }).parts;
  if (parts === undefined || response.body === null) {
    return decoded(schema, await response.text().catch(() => null), reading);
  }
  try {
    return await readList(response.body, schema, parts);
  } catch {
    return { success: false, empty: false };
  }
}

async function readList<S extends z.ZodMiniType>(
  body: ReadableStream<Uint8Array>,
  schema: S,
  parts: ListParts<z.output<S>>,
): Promise<Read<z.output<S>>> {
  const items: unknown[] = [];
  let head: string | null = null;
  let cuttable = true;
  let text = '';
  let size = PIECE;
  let held = performance.now();
  for await (const more of textOf(body)) {
    text += more;
    while (cuttable && text.length > size * 2) {
      if (head === null) {
        head = LIST_HEAD.exec(text)?.[0] ?? null;
        text = text.slice(head?.length ?? 0);
      }
      const taken = head === null ? null : cut(text, size);
      cuttable = taken !== null;
      if (taken === null) break;
      for (const item of parts.decodeEntries(taken.entries)) items.push(item);
      text = taken.rest;
      const holding = performance.now() - held;
      // Code that runs for the first time is slow; the same code is quick a moment later.
      if (holding < HOLD_MS / 2) size = Math.min(LARGEST_PIECE, size * 2);
      if (holding < HOLD_MS) continue;
      size = Math.max(PIECE, size / 2);
      await pause();
      held = performance.now();
    }
  }
  // What is left is a list of its own, with everything that stands behind its entries.
  if (items.length === 0) return decoded(schema, (head ?? '') + text, true);
  const rest = parse((head ?? '') + text);
  for (const item of parts.decodeEntries(parts.entriesOf(rest))) items.push(item);
  return { success: true, data: parts.around(rest, items) };
}
