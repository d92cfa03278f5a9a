import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, useListQuery } from '@arena/shared/platform';
import { installFakePlatform } from '@arena/shared/testing';
import { ArenaTheme } from '../ArenaTheme';
import { BackLink } from '../kit/BackLink';
import { BlobImage } from '../kit/BlobImage';
import { CopyableText } from '../kit/CopyableText';
import { ListFooter, LoadMore } from './LoadMore';
import { WidgetFooter, WidgetList } from './WidgetList';

const show = (content: ReactNode, state: unknown = null) =>
  render(
    <ArenaTheme>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>{content}</MemoryRouter>
    </ArenaTheme>,
  );

test('a widget’s row leads to its thing, and one without an id to nowhere', () => {
  show(
    <>
      <WidgetList
        rows={[
          { id: 7, title: 'Malik', amount: 12, facts: ['Top-up 7', null, 'an hour ago'], to: '/admin/topups/7' },
          { id: null, title: 'No one', amount: null, facts: ['Top-up without an ID', ''], to: null },
        ]}
      />
      <WidgetFooter to="/admin/topups">2 wait</WidgetFooter>
    </>,
  );
  const [first, second] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(first?.getByRole('link')).toHaveAttribute('href', '/admin/topups/7');
  expect(first?.getByText('Top-up 7 · an hour ago')).toBeInTheDocument();
  expect(second?.queryByRole('link')).not.toBeInTheDocument();
  expect(second?.getByText('Top-up without an ID')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/admin/topups');
});

test('a row has a dash for an unknown amount, and nothing for a thing without one', () => {
  const rowsOf = (...amounts: readonly { readonly amount?: number | null }[]) =>
    amounts.map((amount, id) => ({ id, title: 'WELCOME10', ...amount, facts: ['until Friday'], to: null }));
  show(<WidgetList rows={rowsOf({ amount: 12 }, { amount: null }, {})} />);
  const texts = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(texts.map((text) => text?.replace('WELCOME10', '').replace('until Friday', ''))).toEqual([
    '$12.00',
    expect.stringMatching(/^–/),
    '',
  ]);
});

test('the next page is a press away, and a failed one can be tried again', async () => {
  const load = jest.fn();
  const { unmount } = show(<ListFooter more={{ load, loading: false }}>20 of 40 users</ListFooter>);
  expect(screen.getByRole('status')).toHaveTextContent('20 of 40 users');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  show(<LoadMore load={load} loading={false} failed="Error loading tournaments" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading tournaments');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that is loading says so, and cannot be asked for twice', async () => {
  const load = jest.fn();
  const { unmount } = show(<LoadMore load={load} loading loadingText="Loading more tournaments..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading more tournaments...');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  show(<LoadMore load={load} loading />);
  await userEvent.click(screen.getByRole('button', { name: 'Loading...' }));
  expect(load).not.toHaveBeenCalled();
});

test('a list is found again as it was left; what is no query is not believed', () => {
  const Back = () => <BackLink to={`/admin/rooms${useListQuery() ?? ''}`}>Back to rooms</BackLink>;
  const hrefWith = (state: unknown) => {
    const { unmount } = show(<Back />, state);
    const href = screen.getByRole('link', { name: 'Back to rooms' }).getAttribute('href');
    unmount();
    return href;
  };
  expect(hrefWith({ list: '?tab=cointime' })).toBe('/admin/rooms?tab=cointime');
  expect(hrefWith({ list: '//evil.test' })).toBe('/admin/rooms');
  expect(hrefWith('anything')).toBe('/admin/rooms');
});

test.each([
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['twelve', null],
  [undefined, null],
])('the id in an address %s is %s', (param, id) => {
  expect(idOf(param)).toBe(id);
});

test('a picture’s address lives as long as its element', () => {
  const [create, revoke] = [jest.fn(() => 'blob:arena/1'), jest.fn()];
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const { unmount } = show(<BlobImage blob={new Blob(['x'])} alt="Result" />);
  expect(screen.getByRole('img', { name: 'Result' })).toHaveAttribute('src', 'blob:arena/1');
  expect(revoke).not.toHaveBeenCalled();
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:arena/1');
});

test('a text is copied with a message, also when it could not be', async () => {
  const host = installFakePlatform();
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValue(new Error('denied'));
  show(<CopyableText label="Game ID" text="4711" />);
  await user.click(screen.getByRole('button', { name: 'Copy Game ID' }));
  expect(write).toHaveBeenCalledWith('4711');
  await user.click(screen.getByRole('button', { name: 'Copy Game ID' }));
  expect(host.toasts).toEqual([
    { message: 'Game ID copied', tone: 'success' },
    { message: 'Game ID couldn’t be copied. Select it and copy it manually.', tone: 'error' },
  ]);
});
