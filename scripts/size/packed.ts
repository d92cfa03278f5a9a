import { brotliCompressSync, constants } from 'node:zlib';

/** The size of a response compressed for each visit. */
export const packed = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
