import {
  addFigures,
  type Cohort,
  failuresPerThousandViews,
  type FiguresRecord,
  LOAD_TIME_BOUNDS_MS,
  loadTimeAt,
  loadTimeClass,
  NO_FIGURES,
  sumFigures,
  type VersionFigures,
} from './figures';

const loadsOf = (...times: number[]): VersionFigures =>
  times.reduce<VersionFigures>(
    (sum, time) =>
      addFigures(sum, {
        ...NO_FIGURES,
        loads: 1,
        loadTimes: NO_FIGURES.loadTimes.map((_, index) => Number(index === loadTimeClass(time))),
      }),
    NO_FIGURES,
  );

test('counts of each kind are added, and kinds that only one of them has are kept', () => {
  const sum = addFigures(
    { ...NO_FIGURES, views: 3, crashes: 1, failures: { 'S-01': 2 }, failedCalls: { '5xx': 1 } },
    { ...NO_FIGURES, views: 4, slowInteractions: 2, failures: { 'S-01': 1, 'S-05': 1 } },
  );
  expect(sum).toMatchObject({ views: 7, crashes: 1, slowInteractions: 2, failures: { 'S-01': 3, 'S-05': 1 }, failedCalls: { '5xx': 1 } });
});

test('a time is counted in the class whose bound it does not exceed, and the longest in a class of their own', () => {
  expect([0, 100, 101, 10_000, 10_001].map(loadTimeClass)).toEqual([0, 0, 1, LOAD_TIME_BOUNDS_MS.length - 1, LOAD_TIME_BOUNDS_MS.length]);
});

test('the time that a share of the loads stayed below', () => {
  expect(loadTimeAt(NO_FIGURES, 0.5)).toBeNull();
  const figures = loadsOf(50, 60, 300, 900, 20_000);
  expect([0.4, 0.5, 0.8, 1].map((share) => loadTimeAt(figures, share))).toEqual([100, 400, 1000, Number.POSITIVE_INFINITY]);
});

test('sums records by section and version, and by cohort on request', () => {
  const record = (section: string, version: string, cohort: Cohort, views: number): FiguresRecord => ({
    ...{ section, version, cohort, minute: '2026-05-01T10:00:00.000Z', figures: { ...NO_FIGURES, views } },
  });
  const records = [
    ...[record('mfe_rooms', '1.0.0', 'live', 1), record('mfe_rooms', '1.0.0', 'live', 2), record('mfe_rooms', '1.0.0', 'candidate', 4)],
    ...[record('mfe_rooms', '1.1.0', 'live', 8), record('mfe_users', '1.0.0', 'live', 16)],
  ];
  expect(sumFigures(records, 'mfe_rooms', '1.0.0').views).toBe(7);
  expect(sumFigures(records, 'mfe_rooms', '1.0.0', 'live').views).toBe(3);
  expect(sumFigures(records, 'mfe_rooms', '2.0.0')).toEqual(NO_FIGURES);
});

test('failures are counted per 1,000 times that it was wanted, also where it never came', () => {
  expect(failuresPerThousandViews(NO_FIGURES)).toBeNull();
  expect(failuresPerThousandViews({ ...NO_FIGURES, views: 990, crashes: 5, failures: { 'S-01': 7, 'S-02': 3 } })).toBe(15);
  expect(failuresPerThousandViews({ ...NO_FIGURES, failures: { 'S-01': 2 } })).toBe(1000);
});
