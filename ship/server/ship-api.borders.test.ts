/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { addToken, type KeptToken } from '../tokens.ts';
import { assertAllowed, uploadList } from '../upload-list.ts';
import { wireOf } from '../../tooling/testing/properties/from-schema.ts';
import { hostile, hostileText, spoiled } from '../../tooling/testing/properties/hostile.ts';
import { property } from '../../tooling/testing/properties/property.ts';
import { goodToken } from './access.ts';
import { commandBody } from './command-body.ts';
import { Denied } from './denied.ts';

describe('tokens', () => {
  let folder: string;
  let token: string;
  let kept: KeptToken;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'arena-borders-'));
    ({ token, kept } = await addToken(folder, { folder: 'mfe-rooms', days: 30, by: 'A test', now: new Date() }));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const shown = fc.tuple(fc.constantFrom('Bearer ', 'bearer ', '', 'Basic ', 'Bearer  '), fc.oneof(hostileText, fc.nat(60)), fc.boolean());
  const list = fc.func(fc.nat()).chain(() => fc.tuple(shown, fc.nat(4), hostile));
  test(
    ...property('ship tokens', 'accepts only a stored token that is still valid', list, async ([[scheme, what, isRight], spoil, value]) => {
      const isIntact = spoil === 0;
      const others = [
        { ...kept, sha256: value },
        { ...kept, ends: value, sha256: 'no hash' },
      ];
      const own = spoil === 1 ? { ...kept, ends: value } : spoil === 2 ? { ...kept, sha256: value } : kept;
      writeFileSync(path.join(folder, '.tokens.json'), JSON.stringify({ formatVersion: 1, tokens: isIntact ? [kept] : [...others, own] }));
      const authorization = scheme + (isRight ? token : typeof what === 'number' ? token.slice(0, what % token.length) : what);
      const answer = await goodToken(folder, null, { authorization, mayTryAgain: () => true }).catch((error: unknown) => error);
      const mayPass =
        isRight && scheme === 'Bearer ' && spoil !== 2 && (spoil !== 1 || (typeof value === 'string' && Date.parse(value) > Date.now()));
      if (mayPass) expect(answer).toMatchObject({ id: kept.id });
      else expect(answer).toBeInstanceOf(Denied);
    }),
  );
});

const file = { name: 'part.1a2b3c4d.js', sha256: 'a'.repeat(64), bytes: 10 };
const NAMES = [
  '../x.1a2b3c4d.js',
  '/etc/x.1a2b3c4d.js',
  'a/../b.1a2b3c4d.js',
  '.hidden.1a2b3c4d.js',
  'a//b.1a2b3c4d.js',
  'section.json',
  'part.1a2b3c4d.js',
  'part.1a2b3c4d.js/x.1a2b3c4d.js',
  'C:\\x.1a2b3c4d.js',
  'x.1a2b3c4d.js\0',
  'fonts/x.1a2b3c4d.woff2',
];
const files = fc.oneof(
  fc
    .shuffledSubarray(['a.1a2b3c4d.js', 'a.1a2b3c4d.js/b.1a2b3c4d.js', 'c/a.1a2b3c4d.js', 'b.1a2b3c4d.css'], { minLength: 1 })
    .map((names) => ({ files: names.map((name) => ({ ...file, name })) })),
  spoiled(fc.constant({ files: [file, { ...file, name: 'section.json' }] })),
  fc
    .array(fc.oneof(fc.constantFrom(...NAMES), hostileText), { minLength: 1, maxLength: 4 })
    .map((names) => ({ files: names.map((name) => ({ ...file, name })) })),
  fc.integer({ min: -5, max: 200_000_000 }).map((bytes) => ({ files: [{ ...file, bytes }] })),
);

test(
  ...property(
    'upload lists',
    'what may be uploaded stays in its folder, each file under a name of its own, and is not too much',
    fc.tuple(files, fc.constantFrom('mfe-rooms', 'shell')),
    ([sent, folder]) => {
      const read = z.safeParse(uploadList, sent);
      if (!read.success) return;
      try {
        assertAllowed(folder, read.data);
      } catch (error) {
        return expect((error as Error).message).toMatch(/[.?]$/);
      }
      const names = read.data.files.map(({ name }) => name);
      for (const name of names) expect(path.resolve('/srv/build', name)).toMatch(/^\/srv\/build\/[^\0]+$/);
      expect(names.filter((name) => names.filter((other) => other === name || other.startsWith(`${name}/`)).length > 1)).toEqual([]);
      for (const { bytes, sha256 } of read.data.files)
        expect([Number.isInteger(bytes) && bytes >= 0 && bytes <= 16 * 1024 * 1024, /^[0-9a-f]{64}$/.test(sha256)]).toEqual([true, true]);
    },
  ),
);

const command = {
  command: 'publish',
  version: '1.0.0',
  share: 5,
  hold: false,
  upload: 'a'.repeat(32),
  by: 'Amara',
  why: 'Friday',
  dryRun: false,
  key: 'k'.repeat(20),
};

test(
  ...property(
    'ship commands',
    'what is read has one line each for the history, and names that are names',
    fc.oneof(
      spoiled(fc.constant(command)),
      spoiled(wireOf(commandBody)),
      hostileText.map((by) => ({ ...command, by, why: by })),
    ),
    (sent) => {
      const read = z.safeParse(commandBody, sent);
      if (!read.success) return;
      const { by, why, version, upload, share, key: named } = read.data;
      expect([by, why].filter((line) => /\p{Cc}/u.test(line) || line.length > 500)).toEqual([]);
      if (version !== undefined) expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      if (upload !== undefined) expect(upload).toMatch(/^[0-9a-f]{32}$/);
      if (share !== undefined) expect(Number.isFinite(share)).toBe(true);
      expect(named).toMatch(/^[\w-]{16,64}$/);
    },
  ),
);
