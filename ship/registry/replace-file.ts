import { open, rename } from 'node:fs/promises';

/** Written whole and on the disk before it takes the place of the old one: a reader sees the one or the other. */
export async function replaceFile(file: string, text: string, mode = 0o666): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  const handle = await open(beside, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}
