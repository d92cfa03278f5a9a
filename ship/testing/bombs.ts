import { constants, createBrotliCompress, gzipSync } from 'node:zlib';

const PART = Buffer.alloc(16 * 1024 * 1024);
/** Of the part above: 1.5 GB. */
const PARTS = 96;
const repeated = (part: Buffer) => Array.from({ length: PARTS - 1 }, () => part);

/** Some kilobytes of Brotli that unpack to 1.5 GB. The second part of zeros, and each one after it, compresses to the same bytes. */
export async function brotliBomb(): Promise<Buffer> {
  const packer = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 24 } });
  const taken = () => (packer.read() as Buffer | null) ?? Buffer.alloc(0);
  const part = async () => {
    packer.write(PART);
    await new Promise<void>((resolve) => packer.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    return taken();
  };
  const [first, next] = [await part(), await part()];
  packer.end();
  const last: Buffer[] = [];
  for await (const chunk of packer) last.push(chunk as Buffer);
  return Buffer.concat([first, ...repeated(next), ...last]);
}

/** The same of gzip, whose files may have several parts. */
export function gzipBomb(): Buffer {
  const part = gzipSync(PART);
  return Buffer.concat([part, ...repeated(part)]);
}
