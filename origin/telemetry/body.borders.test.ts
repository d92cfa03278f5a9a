/** @jest-environment node */
import fc from 'fast-check';
import { hostileText, spoiled, spoiledText } from '../../tooling/testing/properties/hostile.ts';
import { property } from '../../tooling/testing/properties/property.ts';
import { readBody } from './body.ts';
import { amountsIn, crashesIn, onlyNamed, type Subject } from './contents.ts';
import { bodyAbout } from './testing.ts';

const named = ({ section, version }: Subject) => section === 'mfe_rooms' && version === '1.5.0';
const body = bodyAbout('ticket', 'mfe_rooms', '1.5.0', { views: 3, crashes: 1 });
/** Names of versions and of files of builds; what somebody has typed looks otherwise. */
const KEPT =
  /^(arena-console|ROLE_[A-Z]+|[a-z][a-z0-9_]{0,40}|\d+\.\d+\.\d+(-[\w.]+)?|live|candidate|S-\d\d|5xx|4xx-4\d\d|offline|timed-out|bad-answer|[A-Za-z]{1,40}|([\w.-]{1,80}\.js:\d{1,7}:\d{1,7}(\n|$)){0,10})$/;

test(
  ...property(
    'telemetry body',
    'what is read has names, counts from 0 to 1000 and codes alone, and figures of named versions only',
    fc.oneof(
      { weight: 6, arbitrary: spoiledText(spoiled(fc.constant(body))) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: hostileText },
    ),
    (text) => {
      const read = readBody(text);
      if (read === null) return;
      const kept: string[] = [];
      JSON.stringify(read, (name, value: unknown) => (name === 'stringValue' && kept.push(String(value)), value));
      for (const one of kept) expect(one).toMatch(KEPT);
      expect(read.ticket.length).toBeLessThanOrEqual(200);
      const left = onlyNamed(read, named);
      for (const { figures, ...subject } of amountsIn(left)) {
        expect(named(subject)).toBe(true);
        const counts = [
          figures.views,
          figures.crashes,
          figures.slowInteractions,
          ...figures.loadTimes,
          ...Object.values(figures.failures),
          ...Object.values(figures.failedCalls),
        ];
        for (const count of counts) expect(Number.isInteger(count) && count >= 0 && count <= 1000).toBe(true);
      }
      expect(crashesIn(left).every(named)).toBe(true);
    },
  ),
);
