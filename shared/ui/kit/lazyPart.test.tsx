import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArenaTheme } from '../ArenaTheme';
import { lazyPart } from './lazyPart';

const Table = ({ caption }: { readonly caption: string }) => <p>{caption}</p>;

function renderPart(load: () => Promise<typeof Table>) {
  const Part = lazyPart(load, 'The table', <p>On its way</p>);
  const show = () =>
    render(
      <ArenaTheme>
        <Part caption="Requests" />
      </ArenaTheme>,
    );
  return { show, ...show() };
}

test('a part is fetched once, and stands there at once the next time', async () => {
  const load = jest.fn(() => Promise.resolve(Table));
  const { show, unmount } = renderPart(load);
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Requests')).toBeVisible();
  unmount();
  show();
  expect(screen.getByText('Requests')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that could not be fetched is fetched again in place', async () => {
  const load = jest.fn<Promise<typeof Table>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Table);
  renderPart(load);
  expect(await screen.findByText('The table could not be fetched')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Requests')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
