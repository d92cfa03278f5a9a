import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CrashPage } from '../pages/CrashPage';
import { CrashBoundary } from './CrashBoundary';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new Error('x is undefined');
}

it('replaces a shell that cannot render, with a refresh button', () => {
  render(
    <CrashBoundary>
      <p>The console</p>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.queryByText('The console')).toBeNull();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.getByText('Error: x is undefined')).toBeInTheDocument();
});

it('catches any thrown value, even undefined', () => {
  function ThrowsNothing(): never {
    throw undefined;
  }
  render(
    <CrashBoundary>
      <ThrowsNothing />
    </CrashBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

it('renders again in another place, and not before', () => {
  const at = (place: string, screenOf: ReactNode) => <CrashBoundary place={place}>{screenOf}</CrashBoundary>;
  const { rerender } = render(at('/admin/analytics', <Broken />));
  rerender(at('/admin/analytics', 'The overview'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  rerender(at('/admin', 'The overview'));
  expect(screen.getByText('The overview')).toBeVisible();
});

it('leaves a shell that renders alone', () => {
  render(<CrashBoundary>The console</CrashBoundary>);
  expect(screen.getByText('The console')).toBeVisible();
});

it('refreshes on its button', async () => {
  const onRefresh = jest.fn();
  render(<CrashPage error={new Error('x')} onRefresh={onRefresh} />);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

it('draws the shell again after a translator has moved its nodes', () => {
  const shown = (opened: boolean) => (
    <CrashBoundary>
      <p data-testid="text">
        {opened ? null : 'Closed'}
        {opened ? 'Opened' : null}
      </p>
    </CrashBoundary>
  );
  const { rerender } = render(shown(false));
  const text = screen.getByTestId('text').firstChild as Text;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
  rerender(shown(true));
  expect(screen.getByTestId('text')).toHaveTextContent(/^Opened$/);
});
