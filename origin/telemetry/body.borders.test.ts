/** @jest-environment node */
import fc from 'fast-check';
import { hostileText, spoiled, spoiledText } from '../../tooling/testing/properties/hostile.ts';
import { property } from '../../tooling/testing/properties/property.ts';
import { readBody } from './body.ts';
import { bodyAbout } from './testing/index.ts';

const body = bodyAbout('ticket', 'mfe_rooms', '1.5.0', { views: 3, crashes: 1 });
/** Names of versions and of a build's files; text that a person typed looks different. */
const KEPT =
  /^(ROLE_[A-Z]+|[a-z][a-z0-9_]{0,40}|\d+\.\d+\.\d+(-[\w.]+)?|live|candidate|S-\d\d|5xx|4xx-4\d\d|offline|timed-out|bad-answer|[A-Za-z]{1,40}|[\w.-]{1,80}\.js:\d{1,7}:\d{1,7})$/;

test(
  ...property(
    'telemetry body',
    'what is read has names, counts from 0 to 1000 and codes alone',
    fc.oneof(
      { weight: 6, arbitrary: spoiledText(spoiled(fc.constant(body))) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: hostileText },
    ),
    (text) => {
      const read = readBody(text);
      if (read === null) return;
      expect(read.ticket.length).toBeLessThanOrEqual(200);
      expect(read.role).toMatch(KEPT);
      for (const { figures, crashes, section, version, cohort } of read.versions) {
        const { failures, failedCalls, loadTimes, loads, views, slowInteractions } = figures;
        const words = [section, version, cohort, ...crashes.flatMap(({ type, frames }) => [type, ...frames])];
        for (const word of [...words, ...Object.keys(failures), ...Object.keys(failedCalls)]) expect(word).toMatch(KEPT);
        const counts = [...loadTimes, loads, views, figures.crashes, slowInteractions];
        for (const count of [...counts, ...Object.values(failures), ...Object.values(failedCalls)])
          expect(Number.isInteger(count) && count >= 0 && count <= 1000).toBe(true);
      }
    },
  ),
);
