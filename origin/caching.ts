import path from 'node:path';

const HASHED = /\.[0-9a-f]{8}\.\w+(\.br|\.gz)?$/;

/** A file with a content hash in its name never changes; any other is revalidated each time. */
export function cachingOf(file: string): string {
  return HASHED.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
