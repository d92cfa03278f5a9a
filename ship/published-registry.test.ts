import { EMPTY, type PublishedRegistry, type PublishedVersion, sectionOf, versionBefore } from './registry/published-registry.ts';
import { withCandidate, withHeld, withLive, withoutCandidate } from './registry-changes.ts';

const NOTE = { at: '2026-11-20T17:00:00.000Z', by: 'Wanjiru', why: 'friday' };
const at = (version: string) => ({ version, base: `/mfe-a/${version}/`, descriptor: { name: 'mfe_a', version } }) as PublishedVersion;

type Step = readonly ['publish' | 'promote' | 'rollback', string];
const after = (steps: readonly Step[]): PublishedRegistry =>
  steps.reduce((registry, [action, version]) => withLive(registry, 'mfe-a', at(version), action, NOTE), EMPTY);

test('the first version of a section goes live, with nothing before it', () => {
  const section = sectionOf(after([['publish', '1.0.0']]), 'mfe-a');
  expect(section).toMatchObject({ name: 'mfe_a', live: { version: '1.0.0' }, candidate: null });
  expect(section?.history).toEqual([{ action: 'publish', version: '1.0.0', before: null, share: null, ...NOTE }]);
});

test.each<readonly [string, readonly Step[], string | null]>([
  ['nothing before the first', [['publish', '1.0.0']], null],
  ['one step', [['publish', '1.0.0'], ['publish', '1.1.0']], '1.0.0'], // prettier-ignore
  ['past a version that was rolled back', [['publish', '1.0.0'], ['publish', '1.1.0'], ['rollback', '1.0.0'], ['publish', '1.2.0']], '1.0.0'], // prettier-ignore
  ['one step further each time', [['publish', '1.0.0'], ['publish', '1.1.0'], ['publish', '1.2.0'], ['rollback', '1.1.0']], '1.0.0'], // prettier-ignore
  ['nothing is left at the end', [['publish', '1.0.0'], ['publish', '1.1.0'], ['rollback', '1.0.0']], null], // prettier-ignore
  ['the same published twice is one', [['publish', '1.0.0'], ['publish', '1.1.0'], ['publish', '1.1.0']], '1.0.0'], // prettier-ignore
])('rollback leads back: %s', (_, steps, expected) => {
  const section = sectionOf(after(steps), 'mfe-a');
  expect(section === null ? undefined : versionBefore(section)).toBe(expected);
});

describe('a candidate', () => {
  const registry = withCandidate(after([['publish', '1.0.0']]), 'mfe-a', at('1.1.0'), 5, NOTE);

  test('exists next to the live version, is promoted, and is gone then', () => {
    expect(sectionOf(registry, 'mfe-a')).toMatchObject({ live: { version: '1.0.0' }, candidate: { version: '1.1.0', share: 5 } });
    const promoted = sectionOf(withLive(registry, 'mfe-a', at('1.1.0'), 'promote', NOTE), 'mfe-a');
    expect(promoted).toMatchObject({ live: { version: '1.1.0' }, candidate: null });
    expect(promoted?.history.map(({ action }) => action)).toEqual(['publish', 'canary', 'promote']);
  });

  test('stays when another version goes live, and goes with a rollback of the live version', () => {
    expect(sectionOf(withLive(registry, 'mfe-a', at('1.0.1'), 'publish', NOTE), 'mfe-a')?.candidate?.version).toBe('1.1.0');
    expect(sectionOf(withLive(registry, 'mfe-a', at('0.9.0'), 'rollback', NOTE), 'mfe-a')?.candidate).toBeNull();
  });

  test('is rolled back, and the live version stays', () => {
    const back = sectionOf(withoutCandidate(registry, 'mfe-a', NOTE), 'mfe-a');
    expect(back).toMatchObject({ live: { version: '1.0.0' }, candidate: null });
    expect(back?.history.at(-1)).toMatchObject({ action: 'rollback', version: '1.0.0', before: '1.1.0' });
  });

  test.each([0, 100, -5, 2.5, Number.NaN])('has no share of %p per cent', (share) => {
    expect(() => withCandidate(registry, 'mfe-a', at('1.2.0'), share, NOTE)).toThrow(/whole number of percent from 1 to 99/);
  });

  test('is never the version that is live, nor of a section that has none', () => {
    expect(() => withCandidate(registry, 'mfe-a', at('1.0.0'), 5, NOTE)).toThrow('is already live for everyone');
    expect(() => withCandidate(EMPTY, 'mfe-a', at('1.0.0'), 5, NOTE)).toThrow('Publish one first');
  });
});

test('the history from before the first live version is carried over, once', () => {
  const held = withHeld(EMPTY, 'mfe-a', '1.0.0', NOTE);
  expect(held.sections).toEqual([]);
  const live = withLive(held, 'mfe-a', at('1.0.0'), 'promote', NOTE);
  expect(live.held).toEqual([]);
  expect(sectionOf(live, 'mfe-a')?.history.map(({ action }) => action)).toEqual(['hold', 'promote']);
});
