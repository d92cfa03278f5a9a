import { failure, SectionError } from './failure';
import { SectionHost } from './host';
import { readRegistry, type RegistrySnapshot } from './registry';
import { descriptor, registryOf, section, snapshotOf } from './testing';
import { isSigned } from './trust';
import { holdsUnsavedInput, watchTyping } from './unsaved';
import { ASK_EVERY_MS, watchRegistry } from './watch-registry';

jest.mock('./loader', () => ({ fetchSection: jest.fn() }));
jest.mock('./trust', () => ({ ...jest.requireActual<object>('./trust'), isSigned: jest.fn(() => false) }));

const rooms = section(async () => ({ default: () => null }));
const at = (version: string) => snapshotOf(descriptor({ version }));
const versionOf = (host: SectionHost) => host.snapshot.sections[0]?.descriptor?.version;
const offered = (host: SectionHost) => host.offers.map(({ name, descriptor: what }) => `${name} ${what?.version}`);

describe('what became live while a tab was open', () => {
  it('is offered for a running section, which stays unchanged until the user accepts', async () => {
    const fetch = jest.fn(() => Promise.resolve(rooms));
    const host = new SectionHost(at('1.0.0'), undefined, fetch);
    await host.load('mfe_rooms');
    host.notice(at('1.1.0'));
    expect([versionOf(host), offered(host)]).toEqual(['1.0.0', ['mfe_rooms 1.1.0']]);
    expect(fetch).toHaveBeenCalledTimes(1);
    await host.accept('mfe_rooms');
    expect([versionOf(host), offered(host), host.stateOf('mfe_rooms').status]).toEqual(['1.1.0', [], 'loaded']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not offered after a rollback', async () => {
    const host = new SectionHost(at('1.0.0'), undefined, () => Promise.resolve(rooms));
    await host.load('mfe_rooms');
    host.notice(at('1.1.0'));
    host.notice(at('1.0.0'));
    expect(offered(host)).toEqual([]);
  });

  it('is offered once: repeated news notifies no subscriber', async () => {
    const host = new SectionHost(at('1.0.0'), undefined, () => Promise.resolve(rooms));
    await host.load('mfe_rooms');
    host.notice(at('1.1.0'));
    const told = jest.fn();
    host.subscribe(told);
    host.notice(at('1.1.0'));
    expect(told).not.toHaveBeenCalled();
  });

  it('is taken at once of a section that nothing was loaded of', () => {
    const host = new SectionHost(at('1.0.0'), undefined, () => Promise.resolve(rooms));
    host.notice(at('1.1.0'));
    expect([versionOf(host), offered(host), host.stateOf('mfe_rooms').status]).toEqual(['1.1.0', [], 'idle']);
  });

  it('brings a section that failed, and one that crashed, back by itself', async () => {
    const fetch = jest
      .fn()
      .mockRejectedValueOnce(new SectionError(failure('bad-entry', { problem: 'x' })))
      .mockResolvedValue(rooms);
    const host = new SectionHost(at('1.2.0'), undefined, fetch);
    await host.load('mfe_rooms');
    expect(host.stateOf('mfe_rooms').status).toBe('failed');
    host.notice(at('1.1.0'));
    await Promise.resolve();
    expect([versionOf(host), host.stateOf('mfe_rooms').status]).toEqual(['1.1.0', 'loaded']);
    host.noteCrash('mfe_rooms', true);
    host.notice(at('1.0.0'));
    await Promise.resolve();
    expect([versionOf(host), host.isOutOfOrder('mfe_rooms')]).toEqual(['1.0.0', false]);
  });

  it('is left alone when this shell cannot run it: the tab loads the version that it has, also at a retry', async () => {
    const next = () => Promise.resolve(snapshotOf(descriptor({ version: '2.0.0', contract: '9.0' })));
    const fetch = jest
      .fn()
      .mockRejectedValueOnce(new SectionError(failure('bad-entry', { problem: 'x' })))
      .mockResolvedValue(rooms);
    const host = new SectionHost(at('1.0.0'), next, fetch);
    host.notice(await next());
    expect([versionOf(host), host.stateOf('mfe_rooms').status]).toEqual(['1.0.0', 'idle']);
    await host.load('mfe_rooms');
    expect(host.isOutOfOrder('mfe_rooms')).toBe(true);
    host.notice(await next());
    await host.retry('mfe_rooms');
    expect([versionOf(host), host.stateOf('mfe_rooms').status]).toEqual(['1.0.0', 'loaded']);
  });

  it('may be a section that was not there, and is no offer when this shell cannot run it', async () => {
    const host = new SectionHost(at('1.0.0'), undefined, () => Promise.resolve(rooms));
    await host.load('mfe_rooms');
    const promos = descriptor({ name: 'mfe_promos', version: '0.1.0' });
    host.notice(snapshotOf(descriptor({ version: '2.0.0', contract: '9.0' }), promos));
    expect(host.snapshot.sections.map(({ name }) => name)).toEqual(['mfe_rooms', 'mfe_promos']);
    expect([versionOf(host), offered(host)]).toEqual(['1.0.0', []]);
  });

  it('is no section that was not there, where the document lets in no other files than those it was made for', () => {
    jest.mocked(isSigned).mockReturnValueOnce(true);
    const host = new SectionHost(at('1.0.0'));
    host.notice(snapshotOf(descriptor({ version: '2.0.0' }), descriptor({ name: 'mfe_promos', version: '0.1.0' })));
    expect([versionOf(host), host.snapshot.sections.map(({ name }) => name)]).toEqual(['2.0.0', ['mfe_rooms']]);
  });
});

describe('a shell that became live while a tab was open', () => {
  const withShell = (version: string | null): RegistrySnapshot => ({ ...at('1.0.0'), shell: version });
  const afterwards = (first: string | null, ...later: (string | null)[]) => {
    const host = new SectionHost(withShell(first));
    const told = jest.fn();
    host.subscribe(told);
    for (const version of later) host.notice(withShell(version));
    return [host.shellOffer, told.mock.calls.length];
  };

  it('is offered once, and not after a rollback', () => {
    expect(afterwards('1.0.0', '1.0.0')).toEqual([null, 0]);
    expect(afterwards('1.0.0', '1.1.0', '1.1.0')).toEqual(['1.1.0', 1]);
    expect(afterwards('1.0.0', '1.1.0', '1.2.0')).toEqual(['1.2.0', 2]);
    expect(afterwards('1.0.0', '1.1.0', '1.0.0')).toEqual([null, 2]);
    expect(afterwards(null, '1.0.0')).toEqual(['1.0.0', 1]);
    expect(afterwards('1.0.0', null)).toEqual([null, 0]);
  });

  it.each([
    [{ live: { version: '1.1.0', base: '/shell/1.1.0/' }, history: [] }, '1.1.0'],
    [undefined, null],
    [{ live: null }, null],
    ['1.1.0', null],
  ])('is read from the registry where it says so: %j', (shell, expected) => {
    expect(readRegistry({ ...(registryOf(descriptor()) as object), shell }).shell).toBe(expected);
  });
});

describe('what was typed and would be lost', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML =
      '<main><input id="name"><input type="search" id="search"><textarea id="note"></textarea></main><input id="out">';
    stop = watchTyping();
  });
  afterEach(() => stop());

  const type = (id: string, text: string) => {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  it.each([
    ['name', 'Friday', true],
    ['note', 'well played', true],
    ['name', '  ', false],
    ['search', 'alpha', false],
    ['out', 'not in the page', false],
  ])('%s with "%s": %p', (id, text, expected) => {
    type(id, text);
    expect(holdsUnsavedInput()).toBe(expected);
  });

  it('is nothing any more when the form was emptied, or has gone', () => {
    type('name', 'Friday');
    type('note', 'well played');
    type('note', '');
    document.getElementById('name')?.remove();
    expect(holdsUnsavedInput()).toBe(false);
  });
});

describe('a tab asks what is live', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('every half minute and when it is looked at again, never twice at once, and lives with a failure', async () => {
    const host = new SectionHost(at('1.0.0'));
    const read = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(at('1.1.0'));
    const stop = watchRegistry(host, read);
    expect(read).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(ASK_EVERY_MS);
    expect([read.mock.calls.length, versionOf(host)]).toEqual([1, '1.0.0']);
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect([read.mock.calls.length, versionOf(host)]).toEqual([2, '1.1.0']);
    stop();
    await jest.advanceTimersByTimeAsync(3 * ASK_EVERY_MS);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('when the browser is online again, and then reloads sections that failed because of the network, but no broken ones', async () => {
    const broken = descriptor({ name: 'mfe_promos' });
    const fetch = jest.fn(({ name }: { readonly name: string }) =>
      Promise.reject(new SectionError(name === 'mfe_promos' ? failure('not-a-section', {}) : failure('unreachable', { address: '/' }))),
    );
    const host = new SectionHost(snapshotOf(descriptor(), broken), undefined, fetch);
    await Promise.all([host.load('mfe_rooms'), host.load('mfe_promos')]);
    const read = jest.fn().mockResolvedValue(host.snapshot);
    const stop = watchRegistry(host, read);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls.map(([{ name }]) => name)).toEqual(['mfe_rooms', 'mfe_promos', 'mfe_rooms']);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
