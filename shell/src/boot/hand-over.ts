import type { EarlyRead } from './early-reads';

/** Work that the document's first script starts and the shell's program continues. */
export interface HandOver {
  /** Unverified; null once the program has taken it. */
  registry: Promise<unknown> | null;
  /** By `requestKey`. */
  reads: Map<string, EarlyRead>;
  /** The early sign-in form; null if the document shows none. */
  signIn: { readonly form: HTMLFormElement; readonly submitted: boolean } | null;
  /** Called at the end of the document, where the frame is inserted. */
  readonly showFrame: () => void;
}

declare global {
  interface Window {
    /** Absent in documents without the first script, such as unit tests. */
    arenaHandOver?: HandOver;
  }
}
