import { type SearchResult, searchCalls, sessionCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { build, type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { renderScreen } from '../common/testing';
import type { NavigationItem } from '../common/navigation';
import { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/host-context';
import { descriptor, snapshotOf } from '../sections/testing';
import { auth } from '../session/auth-store';
import { FindButton } from './FindButton';
import { lazyPalette, Palette } from './Palette';
import { closePalette } from './palette-state';
import type { PaletteDialogProps } from './PaletteDialog';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const entry = (id: string, label: string, order: number): NavigationItem => ({
  entry: { id, label, path: `/admin/${id}`, group: 'Operations', order, role: 'ROLE_ADMIN', icon: [['circle', { r: 4 }]] },
  failed: false,
});
const NAVIGATION = [entry('rooms', 'Room Management', 10), entry('tournaments', 'Tournaments', 20)];
const fetchSection = jest.fn();
let platformHost: FakePlatform;

function open(Dialog?: ReturnType<typeof lazyPalette>, extra?: ReactNode) {
  const lookups = [{ id: 'room', label: 'Room', path: '/admin/rooms/detail/:id', role: 'ROLE_ADMIN', finds: 'room' }];
  const host = new SectionHost(snapshotOf(descriptor({ lookups })), jest.fn(), fetchSection);
  renderScreen(
    <SectionHostProvider value={host}>
      <main id="main">
        <FindButton />
        <input aria-label="Search rooms" />
        <Palette navigation={NAVIGATION} Dialog={Dialog} />
        {extra}
      </main>
    </SectionHostProvider>,
    '/admin',
  );
  return userEvent.setup();
}
const field = () => screen.findByRole('combobox', { name: 'Search the console' });
const where = () => screen.getByTestId('where').textContent;
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  platformHost = installFakePlatform();
  Element.prototype.scrollIntoView = jest.fn();
  act(closePalette);
});

it.each([['{Control>}k{/Control}'], ['{Meta>}k{/Meta}']])('opens on %s, also out of a field, with the focus in it', async (keys) => {
  const user = open();
  screen.getByLabelText('Search rooms').focus();
  await user.keyboard(keys);
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  expect(options()).toEqual([
    'Room ManagementOperations',
    'TournamentsOperations',
    'SectionsSection versions and health',
    'Edit ProfileAccount',
    'Home pagePublic site',
  ]);
});

it.each(['л', 'क', 'ن'])('opens on the key of K on a keyboard that has %s there', async (key) => {
  open();
  fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
  await field();
});

it('opens for a key that is pressed as soon as the screen shows', async () => {
  function PressAtOnce() {
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }), []);
    return null;
  }
  open(undefined, <PressAtOnce />);
  await field();
});

it('opens by its button, and Escape gives the focus back', async () => {
  const user = open();
  const button = screen.getByRole('button', { name: 'Search the console' });
  await user.click(button);
  await field();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(button).toHaveFocus();
});

it('is worked by the keyboard alone', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(active(input)).toMatch(/^Room Management/);
  await user.keyboard('{ArrowDown}');
  expect(active(input)).toMatch(/^Tournaments/);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active(input)).toMatch(/^Home page/);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(where()).toBe('/admin/tournaments');
});

it('goes to a thing by its number, without any code of its section', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'room 2048');
  expect(options()).toEqual(['Room 2048Go to ID']);
  expect(screen.getByText('1 result')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(where()).toBe('/admin/rooms/detail/2048');
  expect(fetchSection).not.toHaveBeenCalled();
});

it('goes where the pointer clicks', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.click(screen.getByRole('option', { name: /Tournaments/ }));
  expect(where()).toBe('/admin/tournaments');
});

it('says that nothing is called so, and Enter then does nothing', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  await user.type(input, 'zebra{Enter}');
  expect(screen.getByText(/No results for “zebra”/)).toBeVisible();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(where()).toBe('/admin');
});

it('stays closed under an open question, and closes on the same keys', async () => {
  const user = open();
  screen.getByRole('main').setAttribute('aria-hidden', 'true');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  screen.getByRole('main', { hidden: true }).removeAttribute('aria-hidden');
  await user.keyboard('{Control>}k{/Control}');
  await field();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('has what is typed while its code loads, which triggers nothing else', async () => {
  let resolve: (Dialog: ComponentType<PaletteDialogProps>) => void = () => undefined;
  const promise = new Promise<ComponentType<PaletteDialogProps>>((done) => (resolve = done));
  const pressed = jest.fn();
  document.addEventListener('keydown', pressed);
  const user = open(lazyPalette(() => promise));
  await user.keyboard('{Control>}k{/Control}');
  pressed.mockClear();
  await user.keyboard('rax{Backspace}{Backspace}oom');
  expect(pressed).not.toHaveBeenCalled();
  document.removeEventListener('keydown', pressed);
  resolve((await import('./PaletteDialog')).default);
  expect(await field()).toHaveValue('room');
  await user.keyboard('s');
  expect(await field()).toHaveValue('rooms');
});

it('says so when its code cannot be fetched, and tries again the next time', async () => {
  const load = jest
    .fn(() => import('./PaletteDialog').then((module) => module.default))
    .mockRejectedValueOnce(new Error('Loading chunk palette failed'));
  const user = open(lazyPalette(load));
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(platformHost.toasts.at(-1)?.message).toMatch(/failed to load/));
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toBeVisible();
});

describe('on a backend that searches', () => {
  const room = (id: number, title: string): SearchResult => ({
    ...{ kind: 'room', id, title, detail: null, status: 'COIN_TIME', amount: 19, at: null },
  });
  const found = (answer: (keywords: string) => SearchResult[] | Promise<SearchResult[]>) => {
    platformHost = installFakePlatform({ capabilities: ['search'] });
    platformHost.on(searchCalls.find, ({ query }) => answer(query.keywords ?? ''));
  };
  const asked = () => platformHost.made(searchCalls.find).map(({ input }) => input.query.keywords);
  async function typed(text: string) {
    const user = open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), text);
    return user;
  }

  it('offers what it finds under the name of its screen, after the screens, and says how many there are', async () => {
    found(() => [room(7, 'Roomy'), { ...room(9, 'Elsewhere'), kind: 'parcel' }]);
    await typed('room');
    // Without waiting.
    expect(options()).toEqual(['Room ManagementOperations']);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    expect(await screen.findByRole('option', { name: /Roomy/ })).toHaveTextContent('Roomy #7Awaiting payout · $19.00');
    expect(options()).toHaveLength(2);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Screens', 'Room Management']);
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
    expect(asked()).toEqual(['room']);
  });

  it('asks nothing for one letter, and offers no number that does not exist', async () => {
    found((keywords) => (keywords === '7' ? [room(7, 'Roomy')] : []));
    const user = await typed('z');
    expect(screen.getByText(/No results for “z”/)).toBeVisible();
    await user.clear(await field());
    await user.type(await field(), '7');
    await screen.findByRole('option', { name: /Roomy/ });
    await user.type(await field(), '7');
    expect(await screen.findByText(/No results for “77”/)).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
    expect(asked()).toEqual(['7', '77']);
  });

  it('waits with Enter for the answer to what was typed, and opens the best', async () => {
    let answer: (results: SearchResult[]) => void = () => undefined;
    found((keywords) => (keywords === 'za' ? [room(1, 'Zara')] : new Promise((resolve) => (answer = resolve))));
    const user = await typed('za');
    await screen.findByRole('option', { name: /Zara/ });
    await user.type(await field(), 'ne{Enter}');
    // The last results stay in the meantime, and are not what was asked for.
    expect(options()).toHaveLength(1);
    await waitFor(() => expect(asked()).toEqual(['za', 'zane']));
    expect(where()).toBe('/admin');
    await act(async () => answer([room(2, 'Zane'), room(1, 'Zara')]));
    await waitFor(() => expect(where()).toBe('/admin/rooms/detail/2'));
  });

  it('ignores an answer that comes after a later one', async () => {
    const answers = new Map<string, (results: SearchResult[]) => void>();
    found((keywords) => new Promise((resolve) => answers.set(keywords, resolve)));
    const user = await typed('za');
    await waitFor(() => expect(asked()).toEqual(['za']));
    await user.type(await field(), 'ne');
    await waitFor(() => expect(asked()).toEqual(['za', 'zane']));
    await act(async () => answers.get('zane')?.([room(2, 'Zane')]));
    expect(await screen.findByRole('option')).toHaveTextContent('Zane');
    await act(async () => answers.get('za')?.([room(1, 'Zara')]));
    expect(options()).toEqual(['Zane #2Awaiting payout · $19.00']);
  });

  it('says so when it fails, and then works by screens and numbers', async () => {
    found(() => {
      throw new ApiError('server', null, 500);
    });
    await typed('room 2048');
    expect(await screen.findByText(/search didn’t respond/, { selector: 'p' })).toBeVisible();
    expect(options()).toEqual(['Room 2048Go to ID']);
  });
});

it('asks a bare backend nothing', async () => {
  const user = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'aarav');
  expect(screen.getByText(/No results for “aarav”/)).toBeVisible();
  expect(platformHost.made(searchCalls.find)).toEqual([]);
});

it('switches the theme, and signs out', async () => {
  const user = open();
  const { theme } = document.documentElement.dataset;
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'dark{Enter}');
  expect(document.documentElement.dataset.theme).not.toBe(theme);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

  auth.signIn({ token: 'token-1', user: build.user() });
  platformHost.on(sessionCalls.logout, () => null);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'sign out{Enter}');
  await waitFor(() => expect(where()).toBe('/'));
  expect(auth.tokenOf()).toBeNull();
});
