import type { SectionProgram } from '@arena/shared/contract/section';
import { installFakePlatform } from '@arena/shared/testing';
import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { failure, SectionError } from './failure';
import { SectionHost } from './host';
import { SectionHostProvider } from './host-context';
import { takeNotes } from './note';
import { SectionArea } from './SectionArea';
import { descriptor, section, snapshotOf } from './testing';

jest.mock('./loader', () => ({ fetchSection: jest.fn() }));

const working = () => section(async () => ({ default: () => (<h1>Room Management</h1>) as unknown }));

function visit(fetch: () => Promise<SectionProgram>, role: string | null = 'ROLE_ADMIN') {
  installFakePlatform({
    user: {
      id: 1,
      name: null,
      email: null,
      mobile: null,
      balance: null,
      roles: role ? [{ id: 1, name: role }] : [],
      imageName: null,
      pubgId: null,
      freeFireId: null,
      handle: null,
    },
  });
  const host = new SectionHost(snapshotOf(descriptor()), () => Promise.resolve(snapshotOf(descriptor())), fetch);
  render(
    <ArenaTheme>
      <SectionHostProvider value={host}>
        <MemoryRouter initialEntries={['/admin/room-management']}>
          <Link to="/admin/room-management">Rooms</Link>
          <Routes>
            <Route path="/admin/*" element={<SectionArea base="/admin" notFound={<p>nothing here</p>} />} />
          </Routes>
        </MemoryRouter>
      </SectionHostProvider>
    </ArenaTheme>,
  );
  return host;
}

it('renders the page of the section whose path it is', async () => {
  visit(() => Promise.resolve(working()));
  expect(await screen.findByRole('heading', { name: 'Room Management' })).toBeVisible();
});

it('says after a second that a slow section is still loading', () => {
  jest.useFakeTimers();
  try {
    visit(() => new Promise(() => undefined));
    expect(screen.queryByText(/still loading/)).toBeNull();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText(/Rooms is still loading/)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('names the owner of a slow section after two seconds, keeps waiting, and requests it again on a retry', async () => {
  jest.useFakeTimers();
  const ends: ((section: SectionProgram) => void)[] = [];
  const fetch = jest.fn(() => new Promise<SectionProgram>((resolve) => ends.push(resolve)));
  try {
    visit(fetch);
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.queryByText(/S-02/)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(/Rooms took longer than 2 seconds to load and is still loading/)).toBeVisible();
    expect(screen.getByText('Owner: Rooms team (rooms-team@arena.test).')).toBeVisible();
    expect(screen.getByText('S-02, Rooms 1.4.0')).toBeVisible();
    expect(screen.getByRole('link', { name: 'What S-02 means' })).toHaveAttribute('href', '/-/errors/S-02');
  } finally {
    jest.useRealTimers();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(fetch).toHaveBeenCalledTimes(2);
  ends[1]?.(working());
  expect(await screen.findByRole('heading', { name: 'Room Management' })).toBeVisible();
});

it('shows a crash with its owner in the place of the section, and brings it back in place', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = section(async () => ({
    default: () => {
      throw new Error('x is not a function');
    },
  }));
  const fetch = jest.fn<Promise<SectionProgram>, []>().mockResolvedValueOnce(broken).mockResolvedValue(working());
  const host = visit(fetch);
  expect(await screen.findByText(/Rooms crashed while showing/)).toBeVisible();
  expect(screen.getByText(/Rooms team/)).toBeVisible();
  expect(reported).toHaveBeenCalled();
  expect(host.isOutOfOrder('mfe_rooms')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Room Management' })).toBeVisible();
  expect(host.isOutOfOrder('mfe_rooms')).toBe(false);
});

it('loads a section again that failed on the network when its link is clicked again', async () => {
  const unreachable = new SectionError(failure('unreachable', { address: '/' }));
  visit(jest.fn<Promise<SectionProgram>, []>().mockRejectedValueOnce(unreachable).mockResolvedValue(working()));
  expect(await screen.findByText(/Rooms could not be reached/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Rooms' }));
  expect(await screen.findByRole('heading', { name: 'Room Management' })).toBeVisible();
});

it.each([
  ['its link is clicked again', () => userEvent.click(screen.getByRole('link', { name: 'Rooms' }))],
  ['the browser is online again', async () => void act(() => window.dispatchEvent(new Event('online')))],
])('loads a page again that failed when %s', async (_, again) => {
  const loaded = { default: () => <h1>Room Management</h1> };
  visit(() => Promise.resolve(section(jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(loaded))));
  expect(await screen.findByText(/page failed to load/)).toBeVisible();
  await again();
  expect(await screen.findByRole('heading', { name: 'Room Management' })).toBeVisible();
});

/** A page that shows another text on a press, after a translator has moved its text into elements of its own. */
function translated() {
  const [opened, open] = useState(false);
  return (
    <div>
      <button onClick={() => open(true)}>Open</button>
      <p data-testid="text">
        {opened ? null : 'Closed'}
        {opened ? 'Opened' : null}
      </p>
    </div>
  );
}

it('draws a page again whose nodes a translator has moved, and counts no crash', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = visit(() => Promise.resolve(section(async () => ({ default: translated }))));
  const noted: string[] = [];
  takeNotes(({ kind }) => noted.push(kind));
  noted.length = 0;
  const text = (await screen.findByTestId('text')).firstChild as Text;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByTestId('text')).toHaveTextContent('Closed');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByTestId('text')).toHaveTextContent('Opened');
  expect(host.isOutOfOrder('mfe_rooms')).toBe(false);
  expect(reported).not.toHaveBeenCalled();
  expect(noted).not.toContain('crash');
});

it('does not draw a page again and again that makes the mistake itself', async () => {
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const removesForeign = () => document.body.removeChild(document.createElement('p'));
  const host = visit(() => Promise.resolve(section(async () => ({ default: removesForeign }))));
  expect(await screen.findByText(/Rooms crashed while showing/)).toBeVisible();
  expect(host.isOutOfOrder('mfe_rooms')).toBe(true);
});

it('asks for a page again that failed to load', async () => {
  const load = jest
    .fn<Promise<{ default: () => unknown }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
    .mockResolvedValue({ default: () => <h1>Room Management</h1> });
  visit(() => Promise.resolve(section(load)));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Room Management' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('never fetches a section that the role may not see', async () => {
  const fetch = jest.fn(() => Promise.resolve(working()));
  visit(fetch, 'ROLE_NORMAL');
  expect(await screen.findByText('nothing here')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});
