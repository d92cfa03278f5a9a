/** @jest-environment node */
import fc from 'fast-check';
import { readBody } from './body.ts';
import { amountsIn, crashesIn, onlyNamed, type Subject } from './contents.ts';
import { bodyAbout } from './testing.ts';

const named = ({ section, version }: Subject) => section === 'mfe_rooms' && version === '1.5.0';

test('a body of the shell is read whole', () => {
  const body = readBody(JSON.stringify(bodyAbout('ticket', 'mfe_rooms', '1.5.0', { views: 3, crashes: 1 })));
  expect(body).toEqual(bodyAbout('ticket', 'mfe_rooms', '1.5.0', { views: 3, crashes: 1 }));
  const figures = amountsIn(body!).map(({ section, version, cohort, figures: { loads, views, crashes, failures } }) => ({
    ...{ section, version, cohort, loads, views, crashes, failures },
  }));
  const subject = { section: 'mfe_rooms', version: '1.5.0', cohort: 'candidate' };
  const nothing = { ...subject, loads: 0, views: 0, crashes: 0, failures: {} };
  expect(figures).toEqual([
    { ...nothing, views: 3 },
    { ...nothing, crashes: 1 },
    { ...nothing, failures: { 'S-01': 2 } },
    { ...nothing, loads: 1 },
  ]);
  expect(crashesIn(body!)).toEqual([{ ...subject, type: 'TypeError', frames: ['own.0123abcd.js:1:2345', 'made-up.js:1:1'] }]);
});

test.each([
  ['a section that is not there', bodyAbout('ticket', 'mfe_made_up', '1.5.0')],
  ['a version that is not there', bodyAbout('ticket', 'mfe_rooms', '6.6.6')],
])('nothing is left of what is about %s', (_, body) => {
  const left = onlyNamed(body, named);
  expect([amountsIn(left), crashesIn(left)]).toEqual([[], []]);
  expect(JSON.stringify(left)).not.toMatch(/mfe_made_up|6\.6\.6/);
});

test.each([
  ['"1.5.0"', '"../../etc"'],
  ['"mfe_rooms"', '"__proto__"'],
  ['"mfe_rooms"', '"Amara Khan"'],
  ['"S-01"', '"amara@arena.test"'],
  ['"TypeError"', '"Amara Khan"'],
  ['own.0123abcd.js:1:2345', 'Amara Khan'],
  ['"asInt":"1"', '"asInt":"100000"'],
  ['"asInt":"1"', '"asInt":"-1"'],
  ['{"key":"arena.version"', '{"key":"user.name"'],
])('a body with %s made %s is none', (from, to) => {
  const text = JSON.stringify(bodyAbout('ticket', 'mfe_rooms', '1.5.0'));
  expect(text).toContain(from);
  expect(readBody(text.replace(from, to))).toBeNull();
});

test('what stands beside the known members is not kept', () => {
  const body = { ...bodyAbout('ticket', 'mfe_rooms', '1.5.0'), note: 'Amara Khan' };
  expect(JSON.stringify(readBody(JSON.stringify(body)))).not.toContain('Amara Khan');
});

/** A body of the shell in which some values are anything. */
const nearlyBody = fc.tuple(fc.json(), fc.nat(400), fc.string()).map(([value, at, text]) => {
  const whole = JSON.stringify(bodyAbout('ticket', 'mfe_rooms', '1.5.0'));
  const places = [...whole.matchAll(/"[^"]*"(?!:)|\d+/g)];
  const place = places[at % places.length];
  if (place === undefined) return whole;
  const instead = at % 2 === 0 ? value : JSON.stringify(text);
  return whole.slice(0, place.index) + instead + whole.slice(place.index + place[0].length);
});

test('whatever is sent, reading it never throws, and only versions that the registry names have figures', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyBody, fc.json(), fc.string()), (text) => {
      const body = readBody(text);
      if (body === null) return;
      const left = onlyNamed(body, named);
      for (const { figures, ...subject } of amountsIn(left)) {
        expect(named(subject)).toBe(true);
        for (const count of [figures.loads, figures.views, figures.crashes, figures.slowInteractions])
          expect(count).toBeGreaterThanOrEqual(0);
      }
      expect(crashesIn(left).every(named)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
