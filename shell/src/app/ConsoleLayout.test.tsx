import { createQueryClient, QueryClientProvider } from '@arena/shared/platform';
import { ArenaTheme, PageHeader } from '@arena/shared/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { type NavigateFunction, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage';
import { answer, installTestPlatform, resetSession, signInAs } from '../session/testing';
import { ConsoleLayout } from './ConsoleLayout';
import type { NavigationItem } from '../common/navigation';
import { setSidebarCollapsed } from '../layout/preferences';

const entry = (
  id: string,
  label: string,
  path: string,
  group: string | null,
  order: number,
  failed = false,
  pending: string | null = null,
): NavigationItem => ({
  entry: { id, label, path, group, order, role: 'ROLE_ADMIN', icon: [['circle', { cx: 12, cy: 12, r: 4 }]] },
  failed,
  pending,
});
const navigation = [
  entry('overview', 'Overview', '/admin', null, 0),
  entry('rooms', 'Room Management', '/admin/room-management', 'Operations', 1, false, '3'),
  entry('top-ups', 'Top-Up Management', '/admin/top-up-manage', 'Money', 2, true),
];

function SlowPage() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 30);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <input aria-label="Search" />
      {ready ? <PageHeader title="Room Management" /> : null}
    </>
  );
}

let go: NavigateFunction;
function Bridge() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  return <p data-testid="where">{pathname}</p>;
}

function open(at = '/admin') {
  const onIntent = jest.fn();
  const platform = installTestPlatform({ server: () => answer(200) });
  signInAs('ROLE_ADMIN');
  render(
    <ArenaTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <Bridge />
          <Routes>
            <Route path="/" element={<p>Home</p>} />
            <Route
              path="/admin/*"
              element={
                <ConsoleLayout navigation={navigation} environment="demo" onIntent={onIntent}>
                  <Routes>
                    <Route index element={<PageHeader title="Overview" />} />
                    <Route path="room-management/*" element={<SlowPage />} />
                    <Route path="*" element={<NotFoundPage navigation={navigation} />} />
                  </Routes>
                </ConsoleLayout>
              }
            />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ArenaTheme>,
  );
  return { ...platform, onIntent };
}

const nav = () => within(screen.getByRole('navigation', { name: 'Console' }));

function narrowScreen() {
  const ignore = () => undefined;
  const listeners = { addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore };
  Object.assign(window, { matchMedia: (media: string) => ({ matches: media.includes('max-width'), media, ...listeners }) });
}

beforeEach(() => {
  resetSession();
  act(() => setSidebarCollapsed(false));
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

it('shows entries in their groups, the current one, what waits and what failed', () => {
  open();
  expect(nav().getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('list', { name: 'Operations' })).toBeInTheDocument();
  expect(nav().getByRole('link', { name: /Room Management/ })).toHaveTextContent('3');
  expect(nav().getByRole('link', { name: /Top-Up Management/ })).toHaveTextContent('unavailable');
  expect(screen.getByText('demo')).toBeInTheDocument();
});

it('marks the section of a deeper screen and leads back to it from the top bar', async () => {
  open('/admin/room-management/room-detail/5');
  expect(nav().getByRole('link', { name: /Room Management/ })).toHaveAttribute('aria-current', 'true');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByText('Operations')).toBeInTheDocument();
  expect(crumbs.getByRole('link', { name: 'Room Management' })).toHaveAttribute('href', '/admin/room-management');
});

it('tells of the intent when an entry is pointed at or focused', () => {
  const { onIntent } = open();
  fireEvent.pointerEnter(nav().getByRole('link', { name: /Room Management/ }));
  fireEvent.focus(nav().getByRole('link', { name: /Top-Up/ }));
  expect(onIntent.mock.calls).toEqual([['/admin/room-management'], ['/admin/top-up-manage']]);
});

it('follows the sidebar’s links, and leaves one step in the history for one to where one is', async () => {
  const user = userEvent.setup();
  const where = () => screen.getByTestId('where').textContent;
  open('/admin/room-management');
  await user.click(nav().getByRole('link', { name: 'Overview' }));
  await user.click(nav().getByRole('link', { name: 'Overview' }));
  expect(where()).toBe('/admin');
  act(() => void go(-1));
  expect(where()).toBe('/admin/room-management');
});

it('collapses to a rail that keeps every name, and remembers it', async () => {
  open();
  const toggle = screen.getByRole('button', { name: 'Collapse the sidebar' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.setup().click(toggle);
  expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toHaveAttribute('aria-expanded', 'false');
  expect(nav().getByRole('link', { name: 'Overview' })).toBeInTheDocument();
  expect(localStorage.getItem('arena.preferences')).toContain('"sidebarCollapsed":true');
});

it('is a rail on a narrow screen, opens above the page, and closes on Escape and on the way to a screen', async () => {
  narrowScreen();
  open();
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: 'Expand the sidebar' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Close the sidebar' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click(nav().getByRole('link', { name: /Room Management/ }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(localStorage.getItem('arena.preferences')).not.toContain('true');
});

it('names the document after the screen and takes the focus to its heading, also when that comes late', async () => {
  open();
  expect(document.title).toBe('Overview · Arena');
  await userEvent.setup().click(nav().getByRole('link', { name: /Room Management/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Room Management', level: 1 })).toHaveFocus());
  expect(document.title).toBe('Room Management · Arena');
});

it('leaves the focus alone when only the search part of the address changes, or when the person has moved it', async () => {
  open();
  act(() => void go('/admin/room-management'));
  screen.getByLabelText('Search').focus();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByLabelText('Search')).toHaveFocus();
  act(() => void go('/admin/room-management?tab=completed'));
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

it('has a skip link to the content', () => {
  open();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('offers Admin, Edit Profile and Logout in the account menu, and signs out from there', async () => {
  const { calls, notify } = open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Amara Khan/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(menu.getByRole('menuitem', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile/edit');
  expect(menu.getByRole('menuitem', { name: 'Sections' })).toHaveAttribute('href', '/admin/sections');
  await user.click(menu.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Home')).toBeInTheDocument();
  expect(calls.map(({ call }) => call)).toEqual(['GET /auth/logout']);
  expect(notify).not.toHaveBeenCalled();
});

it('switches between dark and light', async () => {
  open();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(await screen.findByRole('button', { name: 'Switch to the dark theme' })).toBeInTheDocument();
});

it('says which address leads nowhere, and where one can go, inside the same frame', () => {
  open('/admin/nowhere');
  expect(screen.getByText('We couldn’t find /admin/nowhere')).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'All pages' })).getAllByRole('link')).toHaveLength(3);
  expect(screen.getAllByRole('main')).toHaveLength(1);
});
