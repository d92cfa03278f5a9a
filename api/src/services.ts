import type { KnownBrowsers } from './auth/cookies';
import type { SectionTokens } from './auth/section-tokens';
import type { Tokens } from './auth/tokens';
import type { AppConfig } from './config';
import type { Database } from './db/database';

export interface Services {
  readonly db: Database;
  readonly config: AppConfig;
  readonly tokens: Tokens;
  readonly sectionTokens: SectionTokens;
  readonly knownBrowsers: KnownBrowsers;
  /** The time now; tests set their own. */
  readonly clock: () => Date;
}
