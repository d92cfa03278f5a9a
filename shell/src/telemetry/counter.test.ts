import { NO_FIGURES } from '@arena/shared/contract/telemetry';
import { ApiError } from '@arena/shared/platform';
import { SectionHost } from '../sections/host';
import { descriptor, section, snapshotOf } from '../sections/testing';
import { Counts } from './counts';
import { kindOfFailedCall } from './failed-call';
import { createCounter } from './reporter';
import { crashIn } from '../sections/stack';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const snapshot = snapshotOf(descriptor(), descriptor({ name: 'mfe_users', mounts: [], navigation: [] }));
const [rooms, users] = snapshot.sections.map((one, index) => ({ ...one, base: `http://localhost:300${index}/` }));
if (rooms === undefined || users === undefined) throw new Error('two sections');

const errorOf = (stack: string, message = 'Amara Khan is not a function') => Object.assign(new TypeError(message), { stack });
const frame = (base: string, file = 'section.1a2b3c4d.js') => `    at draw (${base}${file}:1:2345)`;

function counter() {
  const host = new SectionHost({ ...snapshot, sections: [rooms!, users!] }, undefined, () =>
    Promise.resolve(section(async () => ({ default: () => null }))),
  );
  const counts = new Counts();
  const count = createCounter(host, counts);
  return { host, count, of: (name: string) => counts.takeAll().find(({ section: of }) => of === name) };
}

describe('a view', () => {
  it('is crashed once, however often it throws', () => {
    const { count, of } = counter();
    count({ kind: 'opened', of: rooms, place: '' });
    for (let times = 0; times < 5; times += 1) count({ kind: 'thrown', error: errorOf(`TypeError\n${frame(rooms.base)}`) });
    count({ kind: 'crash', of: rooms, place: '', error: errorOf('') });
    expect(of('mfe_rooms')?.figures).toMatchObject({ views: 1, crashes: 1 });
  });

  it('that crashes before it renders still counts as a view, and again on a retry', () => {
    const { count, of } = counter();
    count({ kind: 'crash', of: rooms, place: '', error: errorOf('') });
    count({ kind: 'crash', of: rooms, place: '', error: errorOf('') });
    expect(of('mfe_rooms')?.figures).toMatchObject({ views: 2, crashes: 2 });
  });

  it('that was left crashes no more, and a widget is one of its own', () => {
    const { count, of } = counter();
    count({ kind: 'opened', of: rooms, place: '' });
    count({ kind: 'left', of: rooms, place: '' });
    count({ kind: 'opened', of: rooms, place: 'pending' });
    count({ kind: 'crash', of: rooms, place: 'pending', error: errorOf('') });
    count({ kind: 'thrown', error: errorOf(`TypeError\n${frame(rooms.base)}`) });
    expect(of('mfe_rooms')?.figures).toMatchObject({ views: 2, crashes: 1 });
  });
});

it('finds the section by the innermost frame that lies in the files of one, and leaves what others throw alone', () => {
  const { count, of } = counter();
  count({ kind: 'opened', of: users, place: '' });
  count({
    kind: 'thrown',
    error: errorOf(`TypeError: x\n    at http://localhost/main.js:1:1\n${frame(users.base)}\n${frame(rooms.base)}`),
  });
  for (const error of [null, 'text', errorOf(`TypeError\n    at http://localhost/main.js:1:1`), { stack: 7 }])
    count({ kind: 'thrown', error });
  expect(of('mfe_users')).toMatchObject({
    figures: { views: 1, crashes: 1 },
    crashes: [{ type: 'TypeError', frames: ['section.1a2b3c4d.js:1:2345'] }],
  });
  expect(of('mfe_rooms')).toBeUndefined();
});

it('tells of an error its kind and its frames in the section, never its message nor a made-up name', () => {
  const message = `Amara Khan\n${frame(rooms.base, 'amara-khan.js')}`;
  const stack = `TypeError: ${message}\n${frame(rooms.base)}\n${frame('http://localhost/')}\n${`${frame(rooms.base, 'a.js')}\n`.repeat(20)}`;
  expect(crashIn(errorOf(stack, message), rooms)).toEqual({
    type: 'TypeError',
    frames: ['section.1a2b3c4d.js:1:2345', ...Array.from({ length: 9 }, () => 'a.js:1:2345')],
  });
  expect(crashIn(Object.assign(new Error('x'), { name: 'Amara Khan' }), rooms).type).toBe('Error');
  // As Firefox and Safari write it.
  expect(crashIn({ stack: `draw@${rooms.base}section.1a2b3c4d.js:1:9` }, rooms).frames).toEqual(['section.1a2b3c4d.js:1:9']);
});

it('counts loads with their time and failures by their code', () => {
  const { count, of } = counter();
  count({ kind: 'load', of: rooms, ms: 150 });
  count({ kind: 'failure', of: rooms, code: 'S-01' });
  count({ kind: 'failure', of: rooms, code: 'S-01' });
  expect(of('mfe_rooms')?.figures).toEqual({
    ...NO_FIGURES,
    loads: 1,
    loadTimes: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    failures: { 'S-01': 2 },
  });
});

it('counts a failed call for the section that is on the screen', async () => {
  const { host, count, of } = counter();
  history.pushState(null, '', '/admin/room-management');
  const error = new ApiError('server', null, 503);
  count({ kind: 'call', error, reads: true });
  expect(of('mfe_rooms')).toBeUndefined();
  await host.load('mfe_rooms');
  count({ kind: 'call', error, reads: true });
  expect(of('mfe_rooms')?.figures.failedCalls).toEqual({ '5xx': 1 });
});

it.each([
  [new ApiError('network', null, null), true, 'offline'],
  [new ApiError('timeout', null, null), false, 'timed-out'],
  [new ApiError('bad-answer', null, 200), true, 'bad-answer'],
  [new ApiError('refused', null, 400), true, '4xx-400'],
  [new ApiError('refused', null, 429), false, '4xx-429'],
  [new ApiError('refused', null, 400), false, null],
  [new ApiError('unauthorized', null, 401), true, null],
  [new ApiError('forbidden', null, 403), true, null],
  [new ApiError('not-found', null, 404), true, null],
  [new DOMException('left', 'AbortError'), true, null],
])('takes %s (reading: %s) for %s', (error, reads, kind) => {
  expect(kindOfFailedCall(error, reads)).toBe(kind);
});
