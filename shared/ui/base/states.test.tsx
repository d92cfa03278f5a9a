import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Money } from '../kit/Money';
import { EmptyState, ErrorState, LoadingState } from './states';
import { SummaryCard } from '../kit/SummaryCard';

it('shows and announces what is loading', () => {
  render(<LoadingState label="Loading ..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading ...');
});

it('says what would be in an empty place', () => {
  render(<EmptyState title="No scheduled rooms" hint="They appear here as soon as one is created." />);
  expect(screen.getByText('No scheduled rooms')).toBeVisible();
});

it('announces an error with its code and offers to try again', async () => {
  const retry = jest.fn();
  render(<ErrorState title="Rooms could not be loaded" message="The server did not answer." code="NET-504" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Rooms could not be loadedThe server did not answer.NET-504');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('lets one figure fail and be tried again on its own', async () => {
  const retry = jest.fn();
  render(<SummaryCard label="Success Rate" state="error" onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry Success Rate' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('marks a made-up figure with a word', () => {
  render(<SummaryCard label="Approved Today" value="42" sample />);
  expect(screen.getByRole('region', { name: 'Approved Today' })).toHaveTextContent('Sample');
});

it('reads out a missing amount as none', () => {
  render(<Money value={null} />);
  expect(screen.getByText('none')).toBeInTheDocument();
});
