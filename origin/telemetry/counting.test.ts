/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NO_FIGURES } from '@arena/shared/contract/telemetry';
import { readFigures } from '../../ship/registry/figures-folder.ts';
import { Counting } from './counting.ts';
import { Crashes, readCrashes } from './crashes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-counting-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const subject = { section: 'mfe_rooms', version: '1.5.0', cohort: 'candidate' } as const;
const view = { ...subject, figures: { ...NO_FIGURES, views: 1 } };
const whole = () => readFigures(folder, new Date(0), new Date('2999-01-01'));

test('adds up by the minute of the server', async () => {
  let now = new Date('2026-05-01T10:00:10Z');
  const counting = new Counting(folder, () => now);
  counting.add(view);
  now = new Date('2026-05-01T10:00:50Z');
  counting.add(view);
  now = new Date('2026-05-01T10:01:00Z');
  counting.add(view);
  await counting.write();
  await counting.write();
  expect((await whole()).map(({ minute, figures }) => [minute, figures.views])).toEqual([
    ['2026-05-01T10:00:00.000Z', 2],
    ['2026-05-01T10:01:00.000Z', 1],
  ]);
});

test('figures that cannot be written are stored for the next time, and reported once', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const blocked = path.join(folder, '.figures');
  writeFileSync(blocked, 'a file in the place of the folder');
  const counting = new Counting(folder);
  counting.add(view);
  await counting.write();
  await counting.write();
  expect(said).toHaveBeenCalledTimes(1);
  rmSync(blocked);
  counting.add(view);
  await counting.write();
  expect((await whole()).reduce((sum, { figures }) => sum + figures.views, 0)).toBe(2);
});

test('the last twenty stacks that differ are kept of each version, the newest first, and none for longer than a month', async () => {
  const crashes = new Crashes(folder);
  const crash = (line: number) => ({ ...subject, type: 'TypeError', frames: [`section.js:1:${line}`] });
  const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 10, 0, second));
  for (let line = 0; line < 25; line += 1) crashes.add(crash(line), at(line));
  crashes.add(crash(10), at(40));
  await crashes.write();
  const kept = await readCrashes(folder, 'mfe_rooms', '1.5.0');
  expect(kept).toHaveLength(20);
  expect(kept.slice(0, 2)).toEqual([
    { type: 'TypeError', frames: ['section.js:1:10'], reports: 2, last: at(40).toISOString() },
    { type: 'TypeError', frames: ['section.js:1:24'], reports: 1, last: at(24).toISOString() },
  ]);
  expect(await readCrashes(folder, 'mfe_rooms', '9.9.9')).toEqual([]);

  // Figures of a server that is gone, next to our own.
  const others = path.join(folder, '.figures/crashes/mfe_rooms/1.5.0/other-1.json');
  writeFileSync(others, JSON.stringify([{ type: 'RangeError', frames: [], reports: 1, last: at(59).toISOString() }]));
  expect((await readCrashes(folder, 'mfe_rooms', '1.5.0'))[0]?.type).toBe('RangeError');
  utimesSync(others, at(0), at(0));
  await crashes.dropOld(new Date(at(0).getTime() + 31 * 86_400_000));
  expect((await readCrashes(folder, 'mfe_rooms', '1.5.0'))[0]?.type).toBe('TypeError');
});
