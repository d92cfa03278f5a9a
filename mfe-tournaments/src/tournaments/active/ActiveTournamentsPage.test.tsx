import { tournamentCalls } from '@arena/shared/contract';
import { ApiError, platform } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost, NULL_TOURNAMENT, pageOf, renderTournaments, tournamentOf } from '../testing';

let host: FakePlatform;
const PATH = '/active-tournaments';
const first = pageOf([tournamentOf({ id: 1, title: 'One' })], { last: false, total: 2 });
const second = pageOf([tournamentOf({ id: 2, title: 'Two' })], { pageNumber: 1, total: 2 });
const queries = () => host.made(tournamentCalls.listByStatus).map(({ input }) => input);

beforeEach(() => {
  host = installTestHost();
  host.on(tournamentCalls.listByStatus, ({ query }) => (query.pageNumber === 1 ? second : first));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page of 2000 pixels in a window of 800, scrolled to `top`. */
function scrollTo(top: number) {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  Object.assign(window, { innerHeight: 800, scrollY: top });
  fireEvent.scroll(window);
}

test('the first request has no paging in it, the next page has its number, and the last one ends it', async () => {
  renderTournaments(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Two')).toBeInTheDocument();
  expect(queries()).toEqual([
    { params: { status: 'ONGOING' }, query: {} },
    { params: { status: 'ONGOING' }, query: { pageNumber: 1 } },
  ]);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('scrolling to four fifths of the page asks for the next one, at most once in 150 ms', async () => {
  renderTournaments(PATH);
  await screen.findByText('One');
  jest.useFakeTimers();
  scrollTo(700);
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(queries()).toHaveLength(1);
  scrollTo(800);
  scrollTo(900);
  await act(() => jest.advanceTimersByTimeAsync(149));
  expect(queries()).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(queries()).toHaveLength(2);
  expect(await screen.findByText('Two')).toBeInTheDocument();
  scrollTo(1200);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(queries()).toHaveLength(2);
});

test('loads the next page after a refetch when the user reached the end during it', async () => {
  renderTournaments(PATH);
  await screen.findByText('One');
  let release: () => void = () => undefined;
  host.on(tournamentCalls.listByStatus, async ({ query }) => {
    if (query.pageNumber === 1) return second;
    await new Promise<void>((resolve) => (release = resolve));
    return first;
  });
  void platform().queryClient.invalidateQueries();
  await waitFor(() => expect(queries()).toHaveLength(2));
  jest.useFakeTimers();
  scrollTo(1200);
  await act(() => jest.advanceTimersByTimeAsync(150));
  jest.useRealTimers();
  await act(async () => release());
  expect(await screen.findByText('Two')).toBeInTheDocument();
});

test('on a screen that the list does not fill it goes on by itself to its last page, each asked for once', async () => {
  const PAGES = 5;
  host.on(tournamentCalls.listByStatus, ({ query: { pageNumber = 0 } }) =>
    pageOf([tournamentOf({ id: 10 + Number(pageNumber), title: `Cup ${pageNumber}` })], {
      pageNumber: Number(pageNumber),
      last: pageNumber === PAGES - 1,
      total: PAGES,
    }),
  );
  renderTournaments(PATH);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(700);
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(PAGES));
  expect(queries().map(({ query }) => query.pageNumber)).toEqual([undefined, 1, 2, 3, 4]);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a backend that answers every page with the first does not go on for ever', async () => {
  host.on(tournamentCalls.listByStatus, () => first);
  renderTournaments(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a next page that fails leaves the list, and is tried again by hand', async () => {
  let fails = true;
  host.on(tournamentCalls.listByStatus, ({ query }) => {
    if (query.pageNumber === 1 && fails) throw new ApiError('refused', null, 400);
    return query.pageNumber === 1 ? second : first;
  });
  renderTournaments(PATH);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Error loading tournaments')).toBeInTheDocument();
  expect(screen.getByText('One')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Two')).toBeInTheDocument();
});

test('nothing, and an error, have their words', async () => {
  host.on(tournamentCalls.listByStatus, () => pageOf([]));
  const { unmount } = renderTournaments(PATH);
  expect(await screen.findByText('No active tournaments yet')).toBeInTheDocument();
  unmount();
  host = installTestHost();
  host.on(tournamentCalls.listByStatus, () => {
    throw new ApiError('refused', null, 400);
  });
  renderTournaments(PATH);
  expect(await screen.findByText('Error loading tournaments')).toBeInTheDocument();
});

test('a tournament of nulls is a card of dashes', async () => {
  host.on(tournamentCalls.listByStatus, () => pageOf([{ ...NULL_TOURNAMENT, id: null }]));
  renderTournaments(PATH);
  expect(await screen.findByRole('article', { name: 'Tournament without ID' })).toHaveTextContent('Unknown');
});
