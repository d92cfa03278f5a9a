import { failure, reportOf } from './failure';

const FAILURES = [
  failure('unreachable', { address: 'http://localhost:3001' }),
  failure('timed-out', { seconds: 10 }),
  failure('bad-descriptor', { problem: 'mounts' }),
  failure('bad-manifest', { address: 'http://localhost:3001/mf-manifest.json', status: 502 }),
  failure('bad-entry', { problem: 'SyntaxError' }),
  failure('not-a-section', {}),
  failure('incompatible-contract', { version: '1.4.0', needed: '2.0', offered: '1.0' }),
  failure('page-unavailable', { page: 'room-detail/:roomId' }),
  failure('crashed', { problem: 'x is not a function' }),
];

it.each(FAILURES.map((entry) => [entry.code, entry] as const))(
  '%s has a sentence that names the section and says what to do',
  (_, entry) => {
    const { sentence, number } = reportOf(entry, 'Rooms');
    expect(sentence).toContain('Rooms');
    expect(sentence).toMatch(/(try again|owner)/i);
    expect(sentence).toMatch(/\.$/);
    expect(number).toMatch(/^S-0\d$/);
  },
);

it('gives each failure a number of its own', () => {
  expect(new Set(FAILURES.map((entry) => reportOf(entry, 'Rooms').number)).size).toBe(FAILURES.length);
});

it('names both versions of an incompatible contract', () => {
  const { sentence } = reportOf(failure('incompatible-contract', { version: '1.4.0', needed: '2.0', offered: '1.0' }), 'Rooms');
  expect(sentence).toContain('2.0');
  expect(sentence).toContain('1.0');
});
