import { NO_FIGURES, type TelemetryReport } from '@arena/shared/contract/telemetry';
import { Counts } from './counts';
import { Sending } from './sender';

const held = { name: 'mfe_rooms', version: '1.4.0', cohort: 'candidate' } as const;
const beacon = jest.fn<boolean, [string, Blob]>(() => true);
const ask = jest.fn<Promise<Response>, [string, RequestInit]>();
let role: string | null;
let authorization: string | null;

beforeEach(() => {
  [role, authorization] = ['ROLE_ADMIN', 'Bearer one'];
  beacon.mockClear();
  ask.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ticket: 'ticket', seconds: 60 })));
  navigator.sendBeacon = beacon as unknown as typeof navigator.sendBeacon;
  globalThis.fetch = ask as unknown as typeof fetch;
});

function sending() {
  const counts = new Counts();
  const one = new Sending(counts, { role: () => role, authorization: () => authorization });
  const view = () => counts.add(held, { views: 1, failures: { 'S-01': 2 } }, { type: 'TypeError', frames: ['a.js:1:2'] });
  return { counts, one, view };
}

const sent = async () => JSON.parse((await beacon.mock.calls.at(-1)?.[1].text()) ?? '') as TelemetryReport;

it('sends the counts with a ticket that it requests once, and sends nothing without counts', async () => {
  const { one, view } = sending();
  await one.flush();
  expect([ask.mock.calls.length, beacon.mock.calls.length]).toEqual([0, 0]);
  for (let times = 0; times < 2; times += 1) {
    view();
    await one.flush();
    one.answered(204);
  }
  expect(ask.mock.calls).toMatchObject([['/-/telemetry/ticket', { method: 'POST', headers: { authorization: 'Bearer one' } }]]);
  expect(beacon).toHaveBeenCalledTimes(2);
  const figures = { ...NO_FIGURES, views: 1, failures: { 'S-01': 2 } };
  const crashes = [{ type: 'TypeError', frames: ['a.js:1:2'] }];
  expect(await sent()).toEqual({
    ...{ ticket: 'ticket', role: 'ROLE_ADMIN', from: expect.any(Number), to: expect.any(Number) },
    versions: [{ section: 'mfe_rooms', version: '1.4.0', cohort: 'candidate', figures, crashes }],
  });
});

it('sends at once when the page goes, if it has a ticket', async () => {
  const { one, view } = sending();
  view();
  one.flushNow();
  expect(beacon).not.toHaveBeenCalled();
  await one.flush();
  view();
  one.flushNow();
  expect(beacon).toHaveBeenCalledTimes(2);
});

it('requests a new ticket after another sign-in, and counts only administrators', async () => {
  const { counts, one, view } = sending();
  view();
  await one.flush();
  authorization = 'Bearer two';
  view();
  one.flushNow();
  expect(beacon).toHaveBeenCalledTimes(1);
  await one.flush();
  expect(ask).toHaveBeenCalledTimes(2);
  role = 'ROLE_USER';
  view();
  await one.flush();
  expect([counts.isEmpty, ask.mock.calls.length, beacon.mock.calls.length]).toEqual([true, 2, 2]);
});

it.each([
  ['refuses', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['answers HTML', () => Promise.resolve(new Response('<!doctype html>'))],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('gives up after three times when the origin %s', async (_, answer: () => Promise<Response>) => {
  ask.mockImplementation(answer);
  const { one, view } = sending();
  for (let times = 0; times < 10; times += 1) {
    view();
    await one.flush();
  }
  expect([ask.mock.calls.length, beacon.mock.calls.length, one.isOver]).toEqual([3, 0, true]);
});

it.each([500, 0])('gives up after three beacons without an answer (%s), and goes on where one is answered', async (status) => {
  const { one, view } = sending();
  for (const answer of [status, status, 204, status, status, undefined, status, status, status, status]) {
    view();
    await one.flush();
    one.answered(answer);
  }
  expect([beacon.mock.calls.length, one.isOver]).toEqual([9, true]);
});
