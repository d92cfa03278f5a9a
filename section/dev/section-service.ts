import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { ClientRequest, ServerResponse } from 'node:http';
import { API_BASE, SECTION_TOKEN_ISSUER, SECTION_TOKEN_SECONDS, sectionTokenCalls, serviceBase } from '@arena/shared/contract';
import { Refusal } from '../new/names.ts';

// A section's own service during development: forwarded as by a console's server, with tokens of a key that ends with the process.

const KID = 'development';
const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Tokens for the demo administrator, and the JSON Web Key Set that verifies them. */
export function developmentTokens(section: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const token = () => {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: SECTION_TOKEN_ISSUER, aud: section, sub: '1', roles: ['ROLE_ADMIN'], jti: randomUUID() };
    const text = `${base64({ alg: 'ES256', typ: 'JWT', kid: KID })}.${base64({ ...claims, iat, exp: iat + SECTION_TOKEN_SECONDS })}`;
    return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  return { token, keys: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KID, alg: 'ES256', use: 'sig' }] } };
}

/** What the development server does for the service at `origin`. */
export function forwardToService(section: string, origin: string) {
  const { token, keys } = developmentTokens(section);
  return {
    proxy: {
      context: [serviceBase(section)],
      target: origin,
      changeOrigin: true,
      pathRewrite: { [`^${serviceBase(section)}`]: '' },
      on: {
        proxyReq: (request: ClientRequest) => {
          request.removeHeader('cookie');
          request.setHeader('authorization', `Bearer ${token()}`);
        },
      },
    },
    middleware: {
      name: 'section-keys',
      path: API_BASE + sectionTokenCalls.keys.path,
      middleware: (_: unknown, response: ServerResponse) =>
        void response.setHeader('content-type', 'application/json').end(JSON.stringify(keys)),
    },
  };
}

/** `BACKEND_URL` or `--backend`, as an origin; undefined without one. Throws a sentence for anything else. */
export function serviceOrigin(given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new Refusal(`The address of the section's service is '${given}'. Give it in full: BACKEND_URL=http://localhost:9000`);
  return new URL(given).origin;
}
