/** @jest-environment node */
import { addFigures, type FiguresRecord, loadTimeClass, NO_FIGURES } from '@arena/shared/contract/telemetry';
import { figuresOfDay } from './figures-line.ts';

const load = (time: number) => ({
  ...{ ...NO_FIGURES, loads: 1, loadTimes: NO_FIGURES.loadTimes.map((_, index) => Number(index === loadTimeClass(time))) },
});
const figures = addFigures(addFigures(load(350), load(390)), { ...NO_FIGURES, views: 1990, crashes: 3, failures: { 'S-01': 10 } });
const record: FiguresRecord = { section: 'mfe_rooms', version: '1.0.0', cohort: 'live', minute: '2026-05-01T10:00:00.000Z', figures };
const NOW = new Date('2026-05-02T09:00:00Z');

test('the last day of each version that has views', async () => {
  const asked: string[] = [];
  const records = (from: Date, to: Date) => {
    asked.push(from.toISOString(), to.toISOString());
    return Promise.resolve([record]);
  };
  const figuresOf = await figuresOfDay(records, NOW);
  expect([figuresOf('mfe_rooms', '1.0.0'), figuresOf('mfe_rooms', '1.1.0')]).toEqual([
    '1,990 views in the last day, 6.5 failures per 1,000 views, half of the loads within 0.4 s',
    null,
  ]);
  expect(asked).toEqual(['2026-05-01T09:00:00.000Z', '2026-05-02T09:00:00.001Z']);
});

test('figures that cannot be read leave out the lines', async () => {
  const figuresOf = await figuresOfDay(() => Promise.reject(new Error('EIO')), NOW);
  expect(figuresOf('mfe_rooms', '1.0.0')).toBeNull();
});
