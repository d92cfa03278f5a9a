/** @jest-environment node */
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FiguresRecord, NO_FIGURES } from '@arena/shared/contract/telemetry';
import { appendFigures, dropOldFigures, readFigures } from './figures-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-figures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const recordAt = (minute: string, views = 1): FiguresRecord => ({
  ...{ section: 'mfe_rooms', version: '1.0.0', cohort: 'live', minute, figures: { ...NO_FIGURES, views } },
});
const read = (from: string, to: string) => readFigures(folder, new Date(from), new Date(to));

test('records are read back by their time, over the end of a day, and both parts of one minute', async () => {
  const late = recordAt('2026-05-01T23:59:00.000Z');
  const early = recordAt('2026-05-02T00:00:00.000Z');
  await appendFigures(folder, [late, early]);
  await appendFigures(folder, [recordAt('2026-05-02T00:00:00.000Z', 5)]);
  expect((await read('2026-05-01T23:59:00Z', '2026-05-02T00:01:00Z')).map(({ figures }) => figures.views)).toEqual([1, 1, 5]);
  expect(await read('2026-05-01T23:59:00Z', '2026-05-02T00:00:00Z')).toEqual([late]);
  expect(await read('2026-05-03T00:00:00Z', '2026-05-04T00:00:00Z')).toEqual([]);
});

test('a line that another server is writing at the moment is left out', async () => {
  await appendFigures(folder, [recordAt('2026-05-01T10:00:00.000Z')]);
  const day = path.join(folder, '.figures/2026-05-01');
  appendFileSync(path.join(day, readdirSync(day)[0] ?? ''), '{"section":"mfe_ro');
  expect(await read('2026-05-01T10:00:00Z', '2026-05-01T11:00:00Z')).toHaveLength(1);
});

test('old days that no reader needs are dropped', async () => {
  await appendFigures(folder, [recordAt('2026-05-01T10:00:00.000Z'), recordAt('2026-06-01T10:00:00.000Z')]);
  await dropOldFigures(folder, new Date('2026-06-02T10:00:00Z'));
  expect(readdirSync(path.join(folder, '.figures'))).toEqual(['2026-06-01']);
});
