import { brotliDecompressSync, gunzipSync } from 'node:zlib';

// The only place that decompresses (a lint rule holds it): a few hundred bytes can stand for gigabytes, so every caller says how many bytes
// it expects at most.

const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** How a file is packed, as its name ends. */
export type Packing = keyof typeof UNPACK;
export const isPacking = (ending: string): ending is Packing => ending in UNPACK;

/** The content of a packed file; null where it has more than `most` bytes. Throws where the bytes are damaged. */
export function unpack(bytes: Buffer, packing: Packing, most: number): Buffer | null {
  try {
    // One byte is the least that can be named.
    const content = UNPACK[packing](bytes, { maxOutputLength: most + 1 });
    return content.length > most ? null : content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw error;
  }
}
