import { answeredText, limitedText, strictEntity } from '@arena/shared/contract/wire';
import * as z from '@arena/shared/contract/zod';
import { type Capability, SECTION_NAME } from '../call';
import { call, defineCalls } from './define-calls';

/** Not part of `Capability`: sections don't need it, and an additional name would change the contract. */
const SECTION_TOKENS = 'section-tokens' as Capability;
/** The `iss` of every token for a section's service. */
export const SECTION_TOKEN_ISSUER = 'arena-console';
/** How long a token is valid. */
export const SECTION_TOKEN_SECONDS = 120;

/** Tokens that name the user and their roles to a section's own service, in place of the session. */
export const sectionTokenCalls = defineCalls({
  /** Only for servers: browsers are refused. */
  create: {
    ...call('POST /section-tokens', 'signed-in'),
    body: strictEntity({ section: ['section', limitedText(41).check(z.regex(SECTION_NAME))] }),
    response: z.object({ token: answeredText }),
    extension: SECTION_TOKENS,
    ownUnauthorized: true,
  },
  /** The public keys as a JSON Web Key Set (RFC 7517). */
  keys: {
    ...call('GET /jwks.json', 'public'),
    response: z.object({ keys: z.array(z.looseObject({ kid: answeredText, kty: answeredText, alg: answeredText })) }),
    extension: SECTION_TOKENS,
    ownUnauthorized: true,
  },
});
