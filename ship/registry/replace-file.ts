import { open, rename } from 'node:fs/promises';

/** Writes and syncs a temporary file before it replaces the old one, so a reader sees either of them complete. */
export async function replaceFile(file: string, text: string, mode = 0o666): Promise<void> {
  const written = `${file}.${process.pid}.tmp`;
  const handle = await open(written, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(written, file);
}
