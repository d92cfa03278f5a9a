import { descriptor, snapshotOf } from '../sections/testing';
import { loadTimeHere } from './load-time';

const entry = (name: string, startTime: number, duration: number) => ({ name, startTime, duration }) as PerformanceEntry;
const [rooms] = snapshotOf(descriptor()).sections;
const measured = (...entries: readonly PerformanceEntry[]) => {
  performance.getEntriesByType = () => [...entries];
  return rooms === undefined ? null : loadTimeHere(rooms);
};

it('measures from the first request of what a section begins with to the end of the last, and no page of it', () => {
  const at = 'http://localhost:3001/';
  expect(
    measured(
      entry(`${at}files.json`, 100, 20),
      entry(`${at}remoteEntry.0123abcd.js`, 120, 30.5),
      entry(`${at}__federation_expose_section.0123abcd.js`, 140, 60),
      entry(`${at}750.0123abcd.js`, 5000, 400),
      entry('http://localhost:3002/mf-manifest.json', 10, 900),
    ),
  ).toBe(100);
});

it('is not known where the browser has kept nothing', () => expect(measured()).toBeNull());
