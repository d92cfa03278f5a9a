import { roomCalls, userCalls } from '@arena/shared/contract';
import { describeSection, type Mount, type MountContext, type SectionProgram, type Unmount } from '@arena/shared/contract/section';
import { build, installFakePlatform, renderSection } from '@arena/shared/testing';
import { ArenaTheme, isTyping, useColorScheme } from '@arena/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useFollowLinks } from '../layout/useFollowLinks';
import { usePageHeading } from '../layout/usePageHeading';
import { declareCalls } from './declared-calls';
import { SectionHost } from './host';
import { SectionHostProvider } from './host-context';
import { SectionArea } from './SectionArea';
import { descriptor, section, snapshotOf } from './testing';
import { holdsUnsavedInput, watchTyping } from './unsaved';

jest.mock('./loader', () => ({ fetchSection: jest.fn() }));

const ROOMS = '/admin/room-management';

function Frame() {
  const { setMode } = useColorScheme();
  const main = useRef<HTMLElement>(null);
  usePageHeading(main);
  return (
    <main ref={main} onClick={useFollowLinks()}>
      <Link to={`${ROOMS}/8?tab=prizes`}>Room 8</Link>
      <Link to="/admin/away">Away</Link>
      <button onClick={() => setMode('light')}>Light</button>
      <Routes>
        <Route path="/admin/away" element={<p>another screen</p>} />
        <Route path="/admin/*" element={<SectionArea base="/admin" notFound={<p>nothing here</p>} />} />
      </Routes>
    </main>
  );
}

const programOf = (mount: Mount): SectionProgram => ({
  ...section(async () => ({ mount })),
  mounts: [{ path: ROOMS, pages: [{ path: ':roomId', load: async () => ({ mount }) }] }],
});

/** A console at the page of room 7, whose section is each of `programs` in turn, and the last from then on. */
function visit(...mounts: readonly [Mount, ...Mount[]]) {
  const platform = installFakePlatform();
  const waiting = mounts.map(programOf);
  const host = new SectionHost(
    snapshotOf(descriptor()),
    () => Promise.resolve(snapshotOf(descriptor())),
    async () => (waiting.length > 1 ? waiting.shift() : waiting[0]) as SectionProgram,
  );
  const view = render(
    <ArenaTheme>
      <SectionHostProvider value={host}>
        <MemoryRouter initialEntries={[`${ROOMS}/7`]}>
          <Frame />
        </MemoryRouter>
      </SectionHostProvider>
    </ArenaTheme>,
  );
  return { host, platform, ...view };
}

const shadow = () => document.querySelector('[data-mounted]')?.shadowRoot;
const shows = (text: string) => waitFor(() => expect(shadow()?.textContent).toBe(text));
const press = (name: string) => userEvent.click(screen.getByText(name));

/** A page that shows a text, and counts how often it was mounted and unmounted. */
function counted(text = 'Room 7') {
  const unmount = jest.fn<void, []>();
  const contexts: MountContext[] = [];
  const mount = jest.fn<Unmount, Parameters<Mount>>((element, context) => {
    contexts.push(context);
    element.innerHTML = text;
    return unmount;
  });
  return {
    mount,
    unmount,
    context: () => contexts.at(-1) as MountContext,
    counts: () => [mount.mock.calls.length, unmount.mock.calls.length],
  };
}

beforeEach(() => {
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('hands the section’s own platform to a page in a shadow root', async () => {
  const { mount, context } = counted();
  const { platform } = visit(mount);
  await shows('Room 7');
  platform.on(roomCalls.get, ({ params }) => build.room({ id: params.roomId }));
  const { session, api, notify, linkTo } = context();
  expect(session.get().role).toBe('ROLE_ADMIN');
  expect(linkTo('user', 7)).toBe('/linked/user/7');
  await expect(api.call(roomCalls.get, { params: { roomId: 9 } })).resolves.toMatchObject({ id: 9 });
  declareCalls('mfe_rooms', ['GET /rooms/{roomId}']);
  await expect(api.call(userCalls.get, { params: { userId: 7 } })).rejects.toThrow('has not declared');
  notify({ message: 'Saved', tone: 'success' });
  expect(platform.toasts).toEqual([{ message: 'Saved', tone: 'success' }]);
});

it('tells a page that stays about its address and the theme, until it ends the subscription', async () => {
  const { mount, context, counts } = counted();
  visit(mount);
  await shows('Room 7');
  const { navigation, theme } = context();
  const told = jest.fn();
  const ends = [navigation.subscribe(() => told(navigation.get())), theme.subscribe(() => told(theme.get()))];
  expect([navigation.get(), theme.get()]).toEqual([expect.objectContaining({ path: `${ROOMS}/7`, search: '' }), 'dark']);
  await press('Room 8');
  await press('Light');
  const place = { path: `${ROOMS}/8`, search: '?tab=prizes', params: expect.objectContaining({ roomId: '8' }) };
  expect(told.mock.calls).toEqual([[place], ['light']]);
  ends.forEach((end) => end());
  act(() => navigation.navigate(`${ROOMS}/9`));
  expect(navigation.get().params).toMatchObject({ roomId: '9' });
  expect(told).toHaveBeenCalledTimes(2);
  expect(counts()).toEqual([1, 0]);
});

describe('unmounts a page exactly once', () => {
  it('when the user leaves it', async () => {
    const { mount, counts } = counted();
    const { unmount } = visit(mount);
    await shows('Room 7');
    await press('Away');
    expect(counts()).toEqual([1, 1]);
    unmount();
    expect(counts()).toEqual([1, 1]);
    expect(shadow()).toBeUndefined();
  });

  it('when it is still mounting as the user leaves', async () => {
    const { unmount } = counted();
    let mounted: (unmount: Unmount) => void = () => undefined;
    visit(() => new Promise((resolve) => (mounted = resolve)));
    await waitFor(() => expect(shadow()).toBeTruthy());
    await press('Away');
    expect(unmount).not.toHaveBeenCalled();
    await act(async () => mounted(unmount));
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('when a new version takes its place', async () => {
    const [old, fresh] = [counted('old'), counted('fresh')];
    const { host } = visit(old.mount, fresh.mount);
    await shows('old');
    host.notice(snapshotOf(descriptor({ version: '1.5.0' })));
    await act(() => host.accept('mfe_rooms'));
    await shows('fresh');
    expect([old.counts(), fresh.counts()]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  it('when it says that it crashed, and mounts it again on Retry', async () => {
    const { mount, context, counts } = counted();
    const { host } = visit(mount);
    await shows('Room 7');
    act(() => context().crash(new Error('of its framework')));
    expect(screen.getByText(/Rooms crashed while showing/)).toBeVisible();
    expect([host.isOutOfOrder('mfe_rooms'), counts()]).toEqual([true, [1, 1]]);
    await press('Retry');
    await shows('Room 7');
    expect(counts()).toEqual([2, 1]);
  });

  it('although that throws, which breaks no other screen', async () => {
    const { mount, unmount } = counted();
    unmount.mockImplementation(() => {
      throw new Error('on leaving');
    });
    visit(mount);
    await shows('Room 7');
    await press('Away');
    expect(screen.getByText('another screen')).toBeVisible();
    expect(globalThis.reportError).toHaveBeenCalledTimes(1);
  });
});

it.each<[string, Mount]>([
  [
    'throws',
    () => {
      throw new Error('x is not a function');
    },
  ],
  ['rejects', () => Promise.reject(new Error('503'))],
])('shows the crash of a page whose mount %s, and mounts it again on Retry', async (_, broken) => {
  const { mount, counts } = counted();
  const { host } = visit(broken, mount);
  expect(await screen.findByText(/Rooms crashed while showing/)).toBeVisible();
  expect(screen.getByText('S-09, Rooms 1.4.0')).toBeVisible();
  await press('Retry');
  await shows('Room 7');
  expect([host.isOutOfOrder('mfe_rooms'), counts()]).toEqual([false, [1, 0]]);
});

it('treats links, fields and the heading in a shadow root like those of other pages', async () => {
  const stop = watchTyping();
  const { container } = visit(counted(`<h1>Room 7</h1><input><a href="${ROOMS}/8"></a>`).mount);
  await waitFor(() => expect(document.title).toBe('Room 7 · Arena'));
  expect(holdsUnsavedInput()).toBe(false);
  await userEvent.type(shadow()?.querySelector('input') as HTMLElement, 'x');
  expect([holdsUnsavedInput(), isTyping(document.activeElement)]).toEqual([true, true]);
  act(() => shadow()?.querySelector('a')?.click());
  await waitFor(() => expect(shadow()?.activeElement?.tagName).toBe('H1'));
  expect(container).toHaveTextContent('Room 8');
  stop();
});

it('is mounted by the tests of its section too', async () => {
  installFakePlatform();
  const { mount, context, unmount } = counted('Tested');
  const page = { path: ':roomId', load: async () => ({ mount }) };
  const small = { ...descriptor(), mounts: [{ path: ROOMS, role: null, layout: 'console' as const, pages: [page] }] };
  const { address, unmount: leave } = renderSection(describeSection({ ...small, widgets: [] }), `${ROOMS}/7`);
  await shows('Tested');
  act(() => context().navigation.navigate(`${ROOMS}/8`));
  expect([address(), context().navigation.get().params.roomId]).toEqual([`${ROOMS}/8`, '8']);
  leave();
  expect(unmount).toHaveBeenCalledTimes(1);
});
