import { type FakePlatform, installFakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { renderScreen } from '../common/testing';
import type { NavigationItem } from '../common/navigation';
import { SectionHost } from '../sections/host';
import { SectionHostProvider } from '../sections/host-context';
import { descriptor, snapshotOf } from '../sections/testing';
import { FindButton } from './FindButton';
import { lazyPalette, Palette } from './Palette';
import { closePalette } from './palette-state';

jest.mock('../sections/loader', () => ({ fetchSection: jest.fn() }));

const entry = (id: string, label: string, order: number): NavigationItem => ({
  entry: { id, label, path: `/admin/${id}`, group: 'Operations', order, role: 'ROLE_ADMIN', icon: [['circle', { r: 4 }]] },
  failed: false,
});
const NAVIGATION = [entry('rooms', 'Room Management', 10), entry('tournaments', 'Tournaments', 20)];
const fetchSection = jest.fn();
let platformHost: FakePlatform;

function open(Dialog?: ReturnType<typeof lazyPalette>, extra?: ReactNode) {
  const lookups = [{ id: 'room', label: 'Room', path: '/admin/rooms/detail/:id', role: 'ROLE_ADMIN' }];
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
const field = () => screen.findByRole('combobox', { name: /^Search screens/ });
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
  const button = screen.getByRole('button', { name: 'Search screens and IDs' });
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
