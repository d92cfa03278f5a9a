import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakePlatform } from '@arena/shared/testing';
import { ArenaTheme } from '../ArenaTheme';
import { lazyComponent, lazyDialog, lazyPart } from './lazy-part';

const Table = ({ caption }: { readonly caption: string }) => <p>{caption}</p>;
const failsOnce = () => jest.fn<Promise<typeof Table>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Table);

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

test('a part is fetched once, and is there at once the next time', async () => {
  const load = jest.fn(() => Promise.resolve(Table));
  const { show, unmount } = renderPart(load);
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByText('Requests')).toBeVisible();
  unmount();
  show();
  expect(screen.getByText('Requests')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that failed to load is fetched again in place', async () => {
  const load = failsOnce();
  renderPart(load);
  expect(await screen.findByText('The table failed to load')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Requests')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is not wanted yet is not fetched, unless it is prefetched', async () => {
  const load = jest.fn(() => Promise.resolve(Table));
  const Part = lazyComponent(load);
  const { rerender } = render(<Part wanted={false} caption="Keys" />);
  expect(load).not.toHaveBeenCalled();
  Part.prefetch();
  rerender(<Part wanted caption="Keys" />);
  expect(await screen.findByText('Keys')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a dialog that failed to load says so and closes, and the next press tries again', async () => {
  const host = installFakePlatform();
  const Dialog = lazyDialog(failsOnce(), 'The form failed to load. Try again.');
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{open ? 'Opened' : 'Open'}</button>
        <Dialog wanted={open} caption="A form" onFailure={() => setOpen(false)} />
      </>
    );
  }
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  expect(host.toasts).toEqual([{ message: 'The form failed to load. Try again.', tone: 'error' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('A form')).toBeVisible();
});
