import type { Preview } from './previews';

/** Where the origin stores which sections a session loads from a developer's machine. Internal to the shell and its origin. */
export const DEV_SECTIONS_PATH = '/-/dev-sections';
/** A separate script that may read from the allowed origins before the developer agrees to load a section; the console may not. */
export const DEV_SECTIONS_READER = `${DEV_SECTIONS_PATH}/reader.js`;

/** Answers a preview to an administrator who has its id: `/-/dev-sections/previews/<id>`. */
export const PREVIEWS_PATH = `${DEV_SECTIONS_PATH}/previews`;

/** A section that one session loads from a developer's machine. */
export interface DevSection {
  readonly section: string;
  /** The origin that serves it, such as `http://localhost:3001`. */
  readonly origin: string;
  /** Expiry in epoch milliseconds of the server's clock. */
  readonly until: number;
}

/** The answer of `GET /-/dev-sections` to an administrator. */
export interface DevSectionsAnswer {
  /** Patterns of the allowed origins: `http://localhost:*`. */
  readonly allowed: readonly string[];
  readonly sections: readonly DevSection[];
  /** The preview that this session runs; null once that has been stopped or has expired, absent if the session runs none. */
  readonly preview?: Preview | null;
  /** The server's clock in epoch milliseconds; the browser's may be wrong. */
  readonly now: number;
}
