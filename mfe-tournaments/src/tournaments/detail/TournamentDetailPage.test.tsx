import { tournamentCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toneOf } from '../tournaments.status';
import { installTestHost, NULL_TOURNAMENT, renderTournaments, tournamentOf } from '../testing';

let host: FakePlatform;
beforeEach(() => {
  host = installTestHost();
});

test.each([
  ['PENDING', 'wait'],
  ['APPROVED', 'done'],
  ['ONGOING', 'refused'],
  ['COMPLETED', 'refused'],
  [null, 'refused'],
])('the status %s is %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone);
});

test('one tournament with its start on both clocks', async () => {
  renderTournaments('/view/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday Night Cup' })).toBeInTheDocument();
  for (const title of ['Tournament Info', 'Game Details', 'Organizer Info'])
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText('22 Nov 2030, 18:30')).toBeInTheDocument();
  expect(screen.getByText('42/100')).toBeInTheDocument();
  expect(screen.queryByText('Per Kill')).not.toBeInTheDocument();
});

test('nothing for a kill is something: zero is shown', async () => {
  host.on(tournamentCalls.get, () => tournamentOf({ perKill: 0 }));
  renderTournaments('/view/7');
  expect(await screen.findByText('Per Kill')).toBeInTheDocument();
});

test("the organizer's mobile and balance are shown when they are asked for", async () => {
  renderTournaments('/view/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the mobile number' }));
  expect(screen.getByText('+254700000001')).toBeInTheDocument();
  expect(screen.queryByText('$120.50')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the balance' }));
  expect(screen.getByText('$120.50')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
  expect(screen.queryByText('$120.50')).not.toBeInTheDocument();
});

test('a tournament that is not there has no data', async () => {
  host.on(tournamentCalls.get, () => {
    throw new ApiError('not-found', 'Post not found', 404);
  });
  renderTournaments('/view/7');
  expect(await screen.findByText('No data found !!')).toBeInTheDocument();
});

test('an answer that cannot be read does not say that the tournament is gone', async () => {
  host.on(tournamentCalls.get, () => {
    throw new ApiError('bad-answer', null, 200);
  });
  renderTournaments('/view/7');
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.queryByText('No data found !!')).not.toBeInTheDocument();
});

test('an address without an id asks nothing', async () => {
  renderTournaments('/view/x');
  expect(await screen.findByText('No data found !!')).toBeInTheDocument();
  expect(host.made(tournamentCalls.get)).toEqual([]);
});

test('a failure can be tried again', async () => {
  let fails = true;
  host.on(tournamentCalls.get, () => {
    if (fails) throw new ApiError('refused', null, 400);
    return tournamentOf();
  });
  renderTournaments('/view/7');
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No emulators.')).toBeInTheDocument();
});

test('a tournament of nulls is a page of dashes', async () => {
  host.on(tournamentCalls.get, () => NULL_TOURNAMENT);
  renderTournaments('/view/7');
  expect(await screen.findByText('Unknown')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Tournament 7' })).toBeInTheDocument();
});
