import type { SectionsStatus, SectionStatus } from '@arena/shared/contract/publishing';
import type { SectionProgram } from '@arena/shared/contract/section';
import { NO_FIGURES } from '@arena/shared/contract/telemetry';
import { SectionHost } from '../../sections/host';
import { descriptor, snapshotOf } from '../../sections/testing';
import { renderOverHost } from '../../common/testing';
import SectionsScreen from '../SectionsScreen';

const REACT = { name: 'react', asked: '^19.0.0, built with 19.3.1', got: '19.3.1', why: '' };
const PLATFORM = { name: '@arena/shared/platform', asked: 'contract 2.4', got: 'contract 3.0', why: 'The console refuses this version.' };
const change = { before: null, share: null, at: '2026-05-01T09:00:00.000Z', by: 'Wanjiru' };
const CANARY = { ...change, action: 'canary', version: '1.5.0', before: '1.4.0', share: 5, why: 'Faster room list' };
const PUBLISHED = { ...change, action: 'publish', version: '1.4.0', why: 'Rooms begin' };

/** The Rooms section of `sections/testing`, with a candidate and a day's figures. */
export const roomsStatus = (changes: Partial<SectionStatus> = {}): SectionStatus => ({
  ...{ name: 'mfe_rooms', folder: 'mfe-rooms', title: 'Rooms' },
  owner: { team: 'Rooms team', contact: 'rooms-team@arena.test' },
  live: { version: '1.4.0', share: null, since: PUBLISHED, bytes: 130_400, modules: [REACT] },
  candidate: { version: '1.5.0', share: 5, since: CANARY, bytes: 131_000, modules: [REACT, PLATFORM] },
  lastDay: [
    {
      ...{ version: '1.4.0', cohort: 'live' },
      figures: {
        ...{ ...NO_FIGURES, loads: 4, loadTimes: [0, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0], views: 4698, crashes: 8, slowInteractions: 4 },
        ...{ failures: { 'S-01': 2 }, failedCalls: { '5xx': 3 } },
      },
    },
    { ...{ version: '1.5.0', cohort: 'candidate' }, figures: { ...NO_FIGURES, views: 2, crashes: 1 } },
  ],
  changes: [CANARY, PUBLISHED],
  ...changes,
});

export const statusOf = (...sections: readonly SectionStatus[]): SectionsStatus => ({ shell: '2.0.0', sections });

/** Answers what the screen asks, in turn; the last one for ever. */
export function answerStatus(...answers: readonly (readonly [status: number, body: unknown])[]) {
  let made = 0;
  const asked = jest.fn(async (..._request: Parameters<typeof fetch>) => {
    const [status, body] = answers[Math.min(made, answers.length - 1)] ?? [200, null];
    made += 1;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  globalThis.fetch = asked;
  return asked;
}

/** Opens the screen over a host that knows Rooms 1.4.0; `fetch` is how that is fetched. */
export function openSections(fetch: () => Promise<SectionProgram> = () => new Promise(() => undefined)) {
  // jsdom measures no requests.
  performance.getEntriesByType = () => [];
  const snapshot = () => snapshotOf(descriptor());
  const host = new SectionHost(snapshot(), () => Promise.resolve(snapshot()), fetch);
  renderOverHost(host, <SectionsScreen />, '/admin/sections');
  return host;
}
