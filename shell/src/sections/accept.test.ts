import type { SectionProgram } from '@arena/shared/contract/section';
import { failure, SectionError } from './failure';
import { SectionHost } from './host';
import type { RegistrySnapshot } from './registry';
import { descriptor, section, snapshotOf } from './testing';

jest.mock('./loader', () => ({ fetchSection: jest.fn() }));

const rooms = section(async () => ({ default: () => null }));
const at = (version: string) => snapshotOf(descriptor({ version }));
const versionOf = (host: SectionHost) => host.snapshot.sections[0]?.descriptor?.version;

describe('a version that is accepted while another is on its way', () => {
  it.each([
    ['the earlier version answers first', ['1.0.0', '1.1.0']],
    ['the accepted version answers first', ['1.1.0', '1.0.0']],
  ])('wins: %s', async (_, order) => {
    const answers = new Map<string, (what: SectionProgram | Error) => void>();
    const host = new SectionHost(at('1.0.0'), undefined, ({ descriptor: { version } }) => {
      return new Promise((resolve, reject) => {
        answers.set(version, (what) => (what instanceof Error ? reject(what) : resolve(what)));
      });
    });
    const accepted = section(async () => ({ default: () => null }));
    const whenDone = [host.load('mfe_rooms')];
    host.notice(at('1.1.0'));
    whenDone.push(host.accept('mfe_rooms'));
    expect([...answers.keys()]).toEqual(['1.0.0', '1.1.0']);
    for (const version of order) {
      answers.get(version)?.(version === '1.1.0' ? accepted : rooms);
      await Promise.resolve();
    }
    await Promise.all(whenDone);
    const state = host.stateOf('mfe_rooms');
    expect(state.status === 'loaded' && state.section).toBe(accepted);
    expect(versionOf(host)).toBe('1.1.0');
  });

  it('is not called broken by the failure of the version that it has replaced', async () => {
    const answers: ((error: Error) => void)[] = [];
    const fetch = jest
      .fn()
      .mockImplementationOnce(() => new Promise((_, reject) => answers.push(reject)))
      .mockResolvedValue(rooms);
    const host = new SectionHost(at('1.0.0'), undefined, fetch);
    const first = host.load('mfe_rooms');
    host.notice(at('1.1.0'));
    await host.accept('mfe_rooms');
    answers[0]?.(new SectionError(failure('timed-out', { seconds: 10 })));
    await first;
    expect(host.stateOf('mfe_rooms').status).toBe('loaded');
  });

  it('is not undone by a retry that was reading the registry at the time', async () => {
    let answer: (snapshot: RegistrySnapshot) => void = () => undefined;
    const fetch = jest.fn(() => Promise.resolve(rooms));
    const host = new SectionHost(at('1.0.0'), () => new Promise((resolve) => (answer = resolve)), fetch);
    const retried = host.retry('mfe_rooms');
    host.notice(at('1.1.0'));
    await host.accept('mfe_rooms');
    answer(at('1.0.0'));
    await retried;
    expect([versionOf(host), host.stateOf('mfe_rooms').status]).toEqual(['1.1.0', 'loaded']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
