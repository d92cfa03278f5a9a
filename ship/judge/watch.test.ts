/** @jest-environment node */
import { type Cohort, type FiguresRecord, loadTimeClass, NO_FIGURES, type VersionFigures } from '@arena/shared/contract/telemetry';
import { canary, promote, publish, rollback } from '../commands.ts';
import { FolderStore } from '../folder-store.ts';
import { historyOf, type PublishedRegistry, sectionOf } from '../registry/published-registry.ts';
import { useWorkshop } from '../testing/workshop.ts';
import { CANARY_RULES } from './people.ts';
import { CanaryWatch, type Ending, type News } from './watch.ts';

const MINUTE_MS = 60_000;
const BEGAN = Date.parse('2026-05-01T10:00:30.000Z');
const FOLDER = 'mfe-small';

const workshop = useWorkshop();
let now: number;
let news: News[];
let stopping: AbortController;
beforeEach(async () => {
  [now, news, stopping] = [BEGAN, [], new AbortController()];
  await workshop.ship('1.0.0');
  await publish(workshop.publisher, { folder: FOLDER, build: workshop.buildOf('1.1.0'), hold: true });
});

const seen = (views: number, changes: Partial<VersionFigures> = {}): VersionFigures => ({
  ...{ ...NO_FIGURES, views, loads: views },
  loadTimes: NO_FIGURES.loadTimes.map((_, index) => (index === loadTimeClass(300) ? views : 0)),
  ...changes,
});
const record = (cohort: Cohort, figures: VersionFigures, version = cohort === 'live' ? '1.0.0' : '1.1.0'): FiguresRecord => ({
  ...{ section: 'mfe_small', version, cohort, figures, minute: new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString() },
});
/** The same of each of some people. */
const each = (people: number, one: FiguresRecord): readonly FiguresRecord[] =>
  Array.from({ length: people }, (_, index) => ({ ...one, person: `${one.cohort} ${index}` }));

/** Activity between one look and the next; returns the counts from it. */
type Turn = () => readonly FiguresRecord[] | void | Promise<readonly FiguresRecord[] | void>;

/** Follows 1.1.0; before each look one turn happens, and five minutes go by. Stops after the last of them. */
function follow(turns: readonly Turn[], { share = 5, store = workshop.publisher.store }: { share?: number; store?: FolderStore } = {}) {
  const counted: FiguresRecord[] = [];
  const left = [...turns];
  const figures = async (from: Date, to: Date) => {
    const turn = left.shift();
    if (turn === undefined) stopping.abort();
    counted.push(...((await turn?.()) ?? []));
    now += 5 * MINUTE_MS;
    return counted.filter(({ minute }) => minute >= from.toISOString() && minute < to.toISOString());
  };
  const publisher = { ...workshop.publisher, store, why: 'Faster list', now: () => new Date(now) };
  const report = (one: News) => void news.push(one);
  const how = { rules: CANARY_RULES, stop: stopping.signal, everyMs: 1, report };
  return new CanaryWatch({ publisher, figures, folder: FOLDER, version: '1.1.0', share, ...how }).run();
}

const registry = (): Promise<PublishedRegistry> => workshop.publisher.store.read();
const history = async () => historyOf(await registry(), FOLDER).map(({ action, version, share, by }) => [action, version, share, by]);
// Five people have the candidate, so the two with the most of anything are left out.
const GOOD: Turn = () => [...each(5, record('candidate', seen(200))), ...each(8, record('live', seen(300)))];
const CRASHES: Turn = () => [...each(5, record('candidate', seen(20, { crashes: 2 }))), ...each(8, record('live', seen(190)))];
const OF_FIVE = ' (5 people, without the 2 with the most)';

test('a good candidate is widened to 25 %, then to every user, and the history says why and by whom', async () => {
  expect(await follow([() => [], GOOD, GOOD, GOOD, GOOD])).toBe<Ending>('promoted');
  expect(await history()).toEqual([
    ['publish', '1.0.0', null, 'Wanjiru'],
    ['hold', '1.1.0', null, 'Wanjiru'],
    ['canary', '1.1.0', 5, 'Wanjiru'],
    ['canary', '1.1.0', 25, 'canary judge'],
    ['promote', '1.1.0', null, 'canary judge'],
  ]);
  expect(
    historyOf(await registry(), FOLDER)
      .slice(2)
      .map(({ why }) => why),
  ).toEqual([
    'Faster list',
    'good at 5 %: crashed in 0 of 600 views; the live version over the same time crashed in 0 of 1,800 views' + OF_FIVE,
    'good at 25 %: crashed in 0 of 1,200 views; the live version over the same time crashed in 0 of 3,600 views' + OF_FIVE,
  ]);
  expect(news.map(({ what }) => what)).toEqual(['follows', 'widened', 'seen', 'promoted']);
});

test('a bad candidate is rolled back, and the history says why', async () => {
  expect(await follow([() => [], CRASHES])).toBe<Ending>('rolled back');
  const why = `crashed in 6 of 60 views; the live version over the same time crashed in 0 of 1,140 views${OF_FIVE}`;
  expect(historyOf(await registry(), FOLDER).at(-1)).toMatchObject({ action: 'rollback', by: 'canary judge', why });
  expect(sectionOf(await registry(), FOLDER)).toMatchObject({ candidate: null, live: { version: '1.0.0' } });
  expect(news.at(-1)).toMatchObject({ what: 'rolled back', text: `mfe-small 1.1.0 was rolled back: it ${why}` });
});

test('counts nothing from before the share, of another version, of another section or of people who are not in the share', async () => {
  const before: Turn = () => [...each(5, record('candidate', seen(20, { crashes: 10 }))), ...each(8, record('live', seen(190)))];
  const others: Turn = () => [
    ...each(5, record('live', seen(60, { crashes: 30 }), '1.1.0')),
    ...each(5, record('candidate', seen(60, { crashes: 30 }), '1.0.9')),
    ...each(5, record('candidate', seen(900), '1.0.0')),
    ...each(5, { ...record('candidate', seen(60, { crashes: 30 })), section: 'mfe_other' }),
  ];
  expect(await follow([before, others, GOOD])).toBe<Ending>('stopped');
  expect(news.map(({ what }) => what)).toEqual(['follows', 'seen', 'widened', 'seen', 'stopped']);
  expect(historyOf(await registry(), FOLDER).at(-1)?.why).toContain('crashed in 0 of 600 views');
});

test('stopped by a person, it leaves things as they are, and the same command continues', async () => {
  expect(await follow([() => []])).toBe<Ending>('stopped');
  expect(news.at(-1)?.text).toBe(
    'Stopped. mfe-small 1.1.0 stays the candidate for 5 %, but is no longer followed. ' +
      'To go on: npm run ship -- canary mfe-small 1.1.0 --share 5 --watch',
  );
  const known = await history();
  [now, stopping] = [BEGAN, new AbortController()];
  expect(await follow([GOOD])).toBe<Ending>('stopped');
  expect(await history()).toEqual([...known, ['canary', '1.1.0', 25, 'canary judge']]);
});

test('a candidate that was rolled back and published again is judged by later figures only, also when the watch begins later', async () => {
  const at = (milliseconds: number) => ({ ...workshop.publisher, now: () => new Date(milliseconds) });
  await canary(at(BEGAN - 20_000), FOLDER, '1.1.0', 5);
  await rollback(at(BEGAN - 10_000), FOLDER);
  await canary(at(BEGAN), FOLDER, '1.1.0', 5);
  expect(await follow([CRASHES, GOOD])).toBe<Ending>('stopped');
  expect((await history()).at(-1)).toEqual(['canary', '1.1.0', 25, 'canary judge']);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['takes it back', () => rollback(workshop.publisher, FOLDER), 'rollback 1.0.0'],
  ['promotes it', () => promote(workshop.publisher, FOLDER), 'promote 1.1.0'],
  ['gives it another share', () => canary(workshop.publisher, FOLDER, '1.1.0', 50), 'canary 1.1.0 for 50 %'],
  ['publishes another', () => workshop.ship('1.2.0'), 'publish 1.2.0'],
])('when another publisher %s in the meantime, the watch gives up the candidate, even during its own change', async (_, change, words) => {
  const overtake = async () => void (await change());
  expect(await follow([() => [], overtake])).toBe<Ending>('changed by others');
  expect(news.at(-1)?.text).toContain(`mfe-small was changed by someone else: ${words}`);
  expect(news.at(-1)?.text).toContain('The watch has ended.');
});

test('a change that arrives between the check and the rollback wins', async () => {
  const both: Turn = async () => {
    await promote(workshop.publisher, FOLDER);
    return CRASHES();
  };
  expect(await follow([() => [], both])).toBe<Ending>('changed by others');
  expect(sectionOf(await registry(), FOLDER)?.live.version).toBe('1.1.0');
  expect((await history()).at(-1)).toEqual(['promote', '1.1.0', null, 'Wanjiru']);
});

/** A store that fails some times. */
const failing = (method: 'read' | 'commit', when: () => boolean): FolderStore => {
  const { store } = workshop.publisher;
  const fail = () => Promise.reject(new Error('EIO: i/o error'));
  return Object.assign(new FolderStore(store.place), {
    read: () => (method === 'read' && when() ? fail() : store.read()),
    readForChange: () => (method === 'read' && when() ? fail() : store.readForChange()),
    describe: (...all: Parameters<FolderStore['describe']>) => store.describe(...all),
    commit: (...all: Parameters<FolderStore['commit']>) => (method === 'commit' && when() ? fail() : store.commit(...all)),
  });
};

test('a folder that cannot be read for a while is tried again, and that is said once', async () => {
  let reads = 0;
  const store = failing('read', () => (reads += 1) > 8 && reads < 14);
  expect(await follow([() => [], () => [], () => [], () => [], () => [], CRASHES], { store })).toBe<Ending>('rolled back');
  expect(news.filter(({ what }) => what === 'cannot read').map(({ text }) => text)).toEqual([
    'The folder cannot be read. Trying again: EIO: i/o error',
  ]);
});

test('a candidate that cannot be rolled back immediately is rolled back later, even if it looks better by then', async () => {
  let commits = 0;
  const store = failing('commit', () => (commits += 1) > 1 && commits < 4);
  const liveIsWorse: Turn = () => [...each(5, record('candidate', seen(20))), ...each(8, record('live', seen(190, { crashes: 50 })))];
  expect(await follow([() => [], CRASHES, liveIsWorse, liveIsWorse], { store })).toBe<Ending>('rolled back');
  expect(commits).toBe(4);
});

test('one person decides nothing, however much they report of both versions', async () => {
  const alone = (crashes: number) => [
    { ...record('candidate', seen(9000, { crashes })), person: 'one' },
    { ...record('live', seen(90_000)), person: 'one' },
  ];
  const known = ['canary', '1.1.0', 5, 'Wanjiru'];
  for (const crashes of [0, 9000]) {
    [now, news, stopping] = [BEGAN, [], new AbortController()];
    expect(await follow([() => [], () => alone(crashes), () => alone(crashes)])).toBe<Ending>('stopped');
    expect((await history()).at(-1)).toEqual(known);
    expect(news.at(-2)?.text).toContain('not enough to tell yet at 5 %: 1 of 2 people');
  }
});
