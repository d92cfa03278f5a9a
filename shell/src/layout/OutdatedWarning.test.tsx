import { ApiError, createQueryClient, QueryClientProvider, useQuery } from '@arena/shared/platform';
import { ArenaTheme } from '@arena/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { OutdatedWarning } from './OutdatedWarning';

const TITLE = 'This page may be out of date';
const queryFn = jest.fn(() => Promise.resolve('rows'));
const Rows = () => <p>{useQuery({ queryKey: ['rows'], queryFn }).data}</p>;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('warns after ten seconds in which shown data can’t be read again, until it can', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  render(
    <ArenaTheme>
      <QueryClientProvider client={client}>
        <OutdatedWarning />
        <Rows />
      </QueryClientProvider>
    </ArenaTheme>,
  );
  await pass(0);
  expect(screen.getByText('rows')).toBeVisible();
  queryFn.mockImplementation(() => Promise.reject(new ApiError('server', null, 503)));
  void client.invalidateQueries();
  await pass(9000);
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  await pass(15_000);
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(screen.getByText('rows')).toBeVisible();
  queryFn.mockImplementation(() => Promise.resolve('rows'));
  await pass(15_000);
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  jest.useRealTimers();
});
