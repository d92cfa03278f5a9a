import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of what a server packs on its way, as it is made anew for each visit. */
export const packed = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
