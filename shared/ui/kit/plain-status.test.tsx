import { render, screen } from '@testing-library/react';
import { ArenaTheme } from '../ArenaTheme';
import { plainStatus } from './plain-status';
import { StatusBadge } from './StatusBadge';

test('has plain words for each status of a kind, and none for an unknown one', () => {
  expect(plainStatus('room-approval', 'CREATOR_APPROVED')).toBe('Awaiting payout');
  expect(plainStatus('application', 'CREATOR_APPROVED')).toBe('Accepted');
  expect(plainStatus('room', 'constructor')).toBeNull();
  expect(plainStatus('room', null)).toBeNull();
  expect(plainStatus('parcel', 'PENDING')).toBeNull();
});

test('the plain words come before the badge, which keeps the specification’s word', () => {
  render(
    <ArenaTheme>
      <p>
        <StatusBadge tone="wait" plain={plainStatus('room', 'COIN_TIME')}>
          COIN_TIME
        </StatusBadge>
      </p>
    </ArenaTheme>,
  );
  expect(screen.getByText('COIN_TIME')).toBeInTheDocument();
  expect(screen.getByText('Awaiting payout')).toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Awaiting payout COIN_TIME');
});
