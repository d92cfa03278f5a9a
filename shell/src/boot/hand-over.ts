import type { EarlyRead } from './early-reads';

/** What the document's first script has begun and the shell's program goes on with. */
export interface HandOver {
  /** The registry, as it comes; null once it is taken. */
  registry: Promise<unknown> | null;
  /** What the page reads first, by address, as `/api/v1/rooms/7`. */
  reads: Map<string, EarlyRead>;
  /** The document's own sign-in form, and whether it was sent before the program was there; null where it shows none. */
  signIn: { readonly form: HTMLFormElement; readonly submitted: boolean } | null;
  /** Called at the end of the document, when there is a place for the frame. */
  readonly showFrame: () => void;
}

declare global {
  interface Window {
    /** Absent in a document without the first script, as in the tests of a part. */
    arenaHandOver?: HandOver;
  }
}
