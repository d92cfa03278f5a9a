/** Where the origin stores which sections this browser loads from a developer's machine. Between the shell and its origin only. */
export const DEV_SECTIONS_PATH = '/-/dev-sections';
/** A program of its own that may read from the allowed origins, as the console's document may not before anything is agreed. */
export const DEV_SECTIONS_READER = `${DEV_SECTIONS_PATH}/reader.js`;

/** A section that runs from a developer's machine, in the browser of one session. */
export interface DevSection {
  readonly section: string;
  /** Where it is served from, `http://localhost:3001`. */
  readonly origin: string;
  /** When it ends (epoch milliseconds, by the server's clock). */
  readonly until: number;
}

/** What `GET /-/dev-sections` says to an administrator. */
export interface DevSectionsAnswer {
  /** The origins that may be named: `http://localhost:*`. */
  readonly allowed: readonly string[];
  readonly sections: readonly DevSection[];
  /** The server's clock: the browser's may be wrong. */
  readonly now: number;
}
