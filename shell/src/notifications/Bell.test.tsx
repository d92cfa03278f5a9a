import { installFakePlatform } from '@arena/shared/testing';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../common/testing';
import { Bell } from './Bell';
import { NOTHING_UNREAD, unread } from './unread';

beforeEach(() => {
  installFakePlatform();
  act(() => unread.setState(NOTHING_UNREAD, true));
});

it('leads to the notifications, and says how many are unread', () => {
  renderScreen(<Bell />);
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/admin/notification');
  act(() => unread.setState({ count: 3, more: false, arrived: 0 }));
  expect(screen.getByRole('link', { name: 'Notifications, 3 unread' })).toHaveTextContent('3');
  act(() => unread.setState({ count: 20, more: true, arrived: 0 }));
  expect(screen.getByRole('link', { name: 'Notifications, 20+ unread' })).toBeVisible();
  act(() => unread.setState({ count: 120, more: false, arrived: 0 }));
  expect(screen.getByRole('link', { name: 'Notifications, 99+ unread' })).toBeVisible();
});

it('announces politely what has arrived', () => {
  renderScreen(<Bell />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('');
  act(() => unread.setState({ count: 1, more: false, arrived: 1 }));
  expect(status).toHaveTextContent('1 new notification');
  act(() => unread.setState({ count: 3, more: false, arrived: 3 }));
  expect(status).toHaveTextContent('3 new notifications');
});
