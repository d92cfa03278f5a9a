import { OFFERED_CONTRACTS } from '@arena/shared/contract/section';
import { failure, reportOf } from '../sections/failure';
import type { Here } from './here';
import { reportText } from './report';
import { roomsStatus } from './testing';

const LOADED: Here = { word: 'Loaded', tone: 'done', version: '1.4.0', failure: null, offered: null, loadTime: 182.4 };
const withoutTimes = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'NOW').replaceAll(/1 May 2026, \d\d:\d\d/g, 'THEN');

it('has everything that a team needs, and nothing of who looks at it', () => {
  expect(withoutTimes(reportText(roomsStatus(), LOADED, '2.0.0')).split('\n')).toEqual([
    'Rooms (mfe-rooms) at http://localhost, NOW',
    'Owner: Rooms team (rooms-team@arena.test)',
    'In this tab: Loaded, 1.4.0, loaded in 182 ms',
    'Live: 1.4.0, scripts 131 kB, 1.4.0 published by Wanjiru, THEN: Rooms begin',
    '  react: asked ^19.0.0, built with 19.3.1, got 19.3.1',
    'Candidate: 1.5.0 for 5%, scripts 131 kB, 1.5.0 rolled out to 5% by Wanjiru, THEN: Faster room list',
    '  react: asked ^19.0.0, built with 19.3.1, got 19.3.1',
    '  @arena/shared/platform: asked contract 2.4, got contract 3.0. The console refuses this version.',
    'Last day, 1.4.0: 2.1 failures per 1,000 views (10 of 4,700 views), p75 load time up to 400 ms, crashes 8, S-01 2, loads 4, slow interactions 4, failed calls: 5xx 3',
    'Last day, 1.5.0, candidate: – failures per 1,000 views (1 of 2 views), p75 load time –, crashes 1, loads 0',
    'Recent changes:',
    '  1.5.0 rolled out to 5% by Wanjiru, THEN: Faster room list',
    '  1.4.0 published by Wanjiru, THEN: Rooms begin',
    `Console: 2.0.0, contract ${OFFERED_CONTRACTS.join(' and ')}`,
    `Browser: ${navigator.userAgent}`,
  ]);
});

it('names the failure with its facts, and what is not known as that', () => {
  const failed: Here = {
    ...{ word: 'Failed', tone: 'refused', version: null, offered: '1.4.1', loadTime: null },
    failure: reportOf(failure('bad-manifest', { address: 'http://localhost:3001/mf-manifest.json', status: 502 }), 'Rooms'),
  };
  const text = reportText(roomsStatus({ candidate: null, lastDay: null, changes: null }), failed, null);
  for (const line of [
    'In this tab: Failed',
    '  S-04: Rooms returned an invalid response (status 502). Try again. If it keeps happening, contact its owner.',
    '  bad-manifest, address: http://localhost:3001/mf-manifest.json, status: 502',
    '  1.4.1 is available as a replacement',
    'Last 24 h: not measured',
    `Console: of an unpublished build, contract ${OFFERED_CONTRACTS.join(' and ')}`,
  ])
    expect(text.split('\n')).toContain(line);
});
