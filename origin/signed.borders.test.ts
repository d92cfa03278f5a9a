/** @jest-environment node */
import type { FastifyRequest } from 'fastify';
import fc from 'fast-check';
import { hostile, hostileText, spoiled, spoiledText } from '../tooling/testing/properties/hostile.ts';
import { property } from '../tooling/testing/properties/property.ts';
import { exactOrigin, isAllowed, readAllowedOrigins } from './dev-sections/allowed-origins.ts';
import { cookieOf } from './dev-sections/cookie.ts';
import { GRANT_MS, sign, verify } from './dev-sections/grant.ts';
import { signed, textOf } from './signed.ts';

const key = Buffer.from('a key that only this test knows, long enough');
/** A text with some of its letters changed. */
const altered = (text: string) =>
  fc
    .tuple(fc.nat(), fc.oneof(fc.constantFrom('', '.', 'A', '=', ' ', '\0'), fc.string({ maxLength: 3 })), fc.nat(3))
    .map(([at, letters, gone]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + letters + text.slice(place + gone);
    });

test(
  ...property(
    'signed texts',
    'only what was signed here is known again, to the letter',
    fc.tuple(
      hostileText.filter((text) => text !== ''),
      hostileText,
      fc.nat(),
    ),
    ([text, other, at]) => {
      const value = signed(text, key);
      expect(textOf(value, key)).toBe(text);
      expect(textOf(value, Buffer.from('another key that only this test knows'))).toBeNull();
      const place = at % value.length;
      for (const forged of [
        value.slice(0, place) + other + value.slice(place + 1),
        `${text}.${other}`,
        `${other}.${value}`,
        other,
        value.slice(0, place),
      ])
        if (forged !== value) expect(textOf(forged, key)).toBeNull();
    },
  ),
);

const now = 1_800_000_000_000;
const grant = { section: 'mfe_rooms', origin: 'http://localhost:3901', until: now + 1000, session: 'abc' };
const until = fc.oneof(fc.integer({ min: now - GRANT_MS, max: now + 3 * GRANT_MS }), fc.constantFrom(NaN, Infinity, -1, 0));
const forgery = fc.oneof(
  altered(sign(grant, key)),
  hostileText,
  spoiledText(spoiled(fc.constant(grant))).map((text) => `${Buffer.from(text).toString('base64url')}.x`),
);

test(
  ...property(
    'grants of dev sections',
    'a grant holds until its end and no longer than one may; what was not granted does not, nor does an origin that is none',
    fc.tuple(until, forgery, hostile),
    ([end, forged, origin]) => {
      const held = verify(sign({ ...grant, until: end }, key), key, now);
      expect(held !== null).toBe(end > now && end <= now + GRANT_MS);
      if (forged !== sign(grant, key)) expect(verify(forged, key, now)).toBeNull();
      const exact = exactOrigin(origin);
      if (exact !== null)
        expect([exact, /^https?:/.test(exact), isAllowed(exact, ['http://localhost:*'])]).toEqual([
          origin,
          true,
          /^http:\/\/localhost(:\d+)?$/.test(exact),
        ]);
      const policy = (() => {
        try {
          return readAllowedOrigins(typeof origin === 'string' ? origin : JSON.stringify(origin));
        } catch (error) {
          return void expect((error as Error).message).toMatch(/^DEV_SECTIONS has/);
        }
      })();
      // They end up in the console's policy: nothing in them that would be another directive or source.
      for (const allowed of policy ?? []) expect(allowed).not.toMatch(/[\s;,'"]|^\*|unsafe|data:/);
    },
  ),
);

const jar = fc.array(
  fc.tuple(
    fc.constantFrom('arena-dev-sections', 'other', ' arena-dev-sections', '__proto__', ''),
    fc.oneof(fc.constant('a.b'), hostileText),
  ),
  { maxLength: 4 },
);

test(
  ...property(
    'cookies of dev sections',
    'finds only a value that the header has under that name',
    fc.oneof(
      jar.map((pairs) => pairs.map((pair) => pair.join('=')).join(';')),
      hostileText,
    ),
    (cookie) => {
      const found = cookieOf({ headers: { cookie } } as FastifyRequest);
      if (found !== null)
        expect([found !== '', cookie.includes(`arena-dev-sections=${found}`), /[;=]/.test(found)]).toEqual([true, true, false]);
    },
  ),
);
