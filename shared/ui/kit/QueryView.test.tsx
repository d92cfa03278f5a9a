import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@arena/shared/platform';
import { ArenaTheme } from '../ArenaTheme';
import { QueryView, type QueryViewProps, type Reading } from './QueryView';

type Names = readonly string[];
const refused = new ApiError('refused', 'Not today', 400);
const reading = (changes: Partial<Reading<Names>>): Reading<Names> => ({
  ...{ data: undefined, error: null, isFetching: false, refetch: () => undefined },
  ...changes,
});

const show = (query: Partial<Reading<Names>>, props: Partial<QueryViewProps<Names>> = {}) =>
  render(
    <ArenaTheme>
      <QueryView query={reading(query)} label="Loading names" skeleton={<i>skeleton</i>} {...props}>
        {(names) => <p>{names.join(', ')}</p>}
      </QueryView>
    </ArenaTheme>,
  );

test('what is loading is read out, and its shape is shown', () => {
  show({ isFetching: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading names');
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});

test('what is there is shown, also when reading it again failed', () => {
  show({ data: ['Ada', 'Lin'], error: refused });
  expect(screen.getByText('Ada, Lin')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty list has a sentence of its own where one is given', () => {
  show({ data: [] }, { empty: <p>Empty</p> });
  expect(screen.getByText('Empty')).toBeInTheDocument();
});

test('a failure says the server’s words and what to do, and Retry reads again', async () => {
  const refetch = jest.fn();
  show({ error: refused, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Not todayCheck your entries and try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a title of the screen’s own has the server’s words below it, or the advice where it has none', () => {
  const { unmount } = show({ error: refused }, { title: 'No names' });
  expect(screen.getByRole('alert')).toHaveTextContent('No namesNot today');
  unmount();
  show({ error: new ApiError('server', null, 500) }, { title: 'No names' });
  expect(screen.getByRole('alert')).toHaveTextContent('No namesSomething’s wrong on the server.');
});

test('a title may hold the server’s words', () => {
  show({ error: refused }, { title: (message) => `Failed: ${message}` });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed: Not todayCheck your entries');
});

test('a failed reading that is repeated shows the error with a busy button, or the skeleton', () => {
  const { unmount } = show({ error: refused, isFetching: true });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  unmount();
  show({ error: refused, isFetching: true }, { skeletonOnRetry: true });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('skeleton')).toBeInTheDocument();
});
