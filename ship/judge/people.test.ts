/** @jest-environment node */
import { NO_FIGURES } from '@arena/shared/contract/telemetry';
import { CANARY_RULES, figuresOf, PeopleFigures } from './people.ts';

const of = (counts: Readonly<Record<string, readonly number[]>>): PeopleFigures => {
  const people = new PeopleFigures(CANARY_RULES);
  for (const [person, parts] of Object.entries(counts)) for (const views of parts) people.add(person, { ...NO_FIGURES, views });
  return people;
};

test('leaves out the people with the highest counts, in any order of arrival', () => {
  const counts = { a: [1, 9], b: [8], c: [2, 1, 4], d: [3], e: [1, 1] };
  for (const people of [of(counts), of(Object.fromEntries(Object.entries(counts).reverse()))]) {
    expect([0, 1, 2].map((without) => people.without(without).views)).toEqual([30, 20, 12]);
  }
});

test.each([
  ['invented by one', { a: [0, 90], b: [2], c: [1], d: [1] }, 1 + 1 + 1 + 1],
  ['rare', { a: [1], b: [1], c: [0], d: [0] }, 2],
])('counts what goes wrong with the live version where it is %s', (_, counts, crashes) => {
  const people = new PeopleFigures(CANARY_RULES);
  for (const [person, parts] of Object.entries(counts)) for (const one of parts) people.add(person, { ...NO_FIGURES, crashes: one });
  expect(people.clipped(2).crashes).toBe(crashes);
});

test('sums never shrink as more counts arrive', () => {
  const people = new PeopleFigures(CANARY_RULES);
  let [left, clipped] = [0, 0];
  for (let step = 0; step < 200; step += 1) {
    const count = 1 + ((step * 5) % 4);
    people.add(`person ${(step * 7 + (step % 3)) % 6}`, { ...NO_FIGURES, views: count, crashes: count });
    expect(people.without(2).views).toBeGreaterThanOrEqual(left);
    expect(people.clipped(2).crashes).toBeGreaterThanOrEqual(clipped);
    [left, clipped] = [people.without(2).views, people.clipped(2).crashes];
  }
});

test.each([
  { people: 1, needed: 2, leftOut: 1 },
  { people: 3, needed: 3, leftOut: 1 },
  { people: 5, needed: 5, leftOut: 2 },
  { people: 40, needed: 5, leftOut: 2 },
])('of $people people at work $needed are needed, and $leftOut left out', ({ people, needed, leftOut }) => {
  const live = of(Object.fromEntries(Array.from({ length: people }, (_, index) => [`person ${index}`, [1]])));
  const figures = figuresOf(of({ 'person 0': [5] }), live, CANARY_RULES);
  expect([figures.people, figures.leftOut]).toEqual([{ candidate: 1, needed }, leftOut]);
});
