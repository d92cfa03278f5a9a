interface FileError {
  readonly code?: unknown;
  readonly syscall?: string;
  readonly path?: string;
  readonly dest?: string;
  /** The path of a socket. */
  readonly address?: string;
}

const ELSEWHERE = 'Mount it writable (in a systemd unit: ReadWritePaths=), or name another folder.';
const full = (path: string) => `The disk is full, so ${path} can't be written. Free some space, then try again.`;
const closed = (path: string) => `This user may not use ${path}. Run the program as its owner, or change its owner or permissions.`;

const SENTENCES: Readonly<Record<string, (path: string, error: FileError) => string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: closed,
  EPERM: closed,
  EROFS: (path) => `${path} can't be written, because its file system is read-only. ${ELSEWHERE}`,
  // Node reports this one when it can't create a folder on a read-only file system.
  ENOENT: (path, { syscall }) =>
    syscall === 'mkdir'
      ? `${path} can't be created: its file system is read-only, or a folder above it is missing. ${ELSEWHERE}`
      : `${path} doesn't exist, or its folder is missing. Create it, or correct the path.`,
  ENOTDIR: (path) => `${path} can't be used, because a part of this path is a file. Name a folder.`,
};

/**
 * What stops a program at a file or folder, and what to do, as a sentence for its operator. null for any other error.
 * @param place the folder that the program works in, for an error that names no path
 */
export function fileProblem(error: unknown, place: string): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, path, dest, address } = error as FileError;
  return SENTENCES[String(code)]?.(dest ?? path ?? address ?? place, error) ?? null;
}
