import { createECDH, hkdfSync, randomUUID } from 'node:crypto';
import { SECTION_TOKEN_ISSUER, SECTION_TOKEN_SECONDS, sectionTokenCalls } from '@arena/shared/contract';
import type { FastifyInstance } from 'fastify';
import { calculateJwkThumbprint, type JWK, SignJWT } from 'jose';
import { forbidden } from '../errors';
import type { Caller } from '../http/caller';
import { route } from '../http/route';
import type { Services } from '../services';
import * as t from './auth.messages';

// Tokens that name a user to a section's own service. Each key signs for one period. Keys are derived from the secret of sign-ins, so all
// copies of the server have the same keys, none is stored, and the next one is published before it is used.

const ALGORITHM = 'ES256';
const PERIOD_MS = 30 * 24 * 60 * 60_000;
/** The order of the curve P-256: private keys are the numbers from 1 to one less. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Eight more than a key has, so that the remainder favors no key (FIPS 186-5, A.2.1). */
const SEED_BYTES = 40;

interface SectionKey {
  readonly kid: string;
  readonly publicKey: JWK;
  readonly privateKey: JWK;
}

async function deriveKey(secret: string, period: number): Promise<SectionKey> {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `section-token ${period}`, SEED_BYTES));
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  // A byte for the form, then both coordinates.
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = { kty: 'EC', crv: 'P-256', x, y } as JWK;
  return { kid: await calculateJwkThumbprint(publicKey), publicKey, privateKey: { ...publicKey, d: d.toString('base64url') } };
}

export interface SectionTokens {
  issue(section: string, caller: Pick<Caller, 'id' | 'roles'>): Promise<string>;
  /** The keys of the previous, the present and the next period. */
  publicKeys(): Promise<readonly (JWK & { readonly kid: string; readonly kty: string; readonly alg: string })[]>;
}

export function makeSectionTokens(secret: string, clock: () => Date): SectionTokens {
  const known = new Map<number, Promise<SectionKey>>();
  const keyOf = (offset = 0): Promise<SectionKey> => {
    const period = Math.floor(clock().getTime() / PERIOD_MS) + offset;
    const key = known.get(period) ?? deriveKey(secret, period);
    known.set(period, key);
    return key;
  };
  return {
    async issue(section, { id, roles }) {
      const { kid, privateKey } = await keyOf();
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ roles: [...roles].sort() })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
        .setIssuer(SECTION_TOKEN_ISSUER)
        .setAudience(section)
        .setSubject(String(id))
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + SECTION_TOKEN_SECONDS)
        .sign(privateKey);
    },
    async publicKeys() {
      const keys = await Promise.all([keyOf(), keyOf(1), keyOf(-1)]);
      return keys.map(({ kid, publicKey }) => ({ ...publicKey, kty: 'EC', kid, alg: ALGORITHM, use: 'sig' }));
    },
  };
}

export function sectionTokenRoutes(app: FastifyInstance, { sectionTokens }: Services): void {
  route(app, sectionTokenCalls.create, async ({ body: { section } }, { caller, browser }) => {
    // Browsers send this header, and no script can leave it out: tokens never reach a page.
    if (browser.headers['sec-fetch-site'] !== undefined) throw forbidden(t.serversOnly);
    return { token: await sectionTokens.issue(section, caller) };
  });
  route(app, sectionTokenCalls.keys, async () => ({ keys: [...(await sectionTokens.publicKeys())] }));
}
