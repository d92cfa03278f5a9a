import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { useTypedSearch } from './search';

const DELAY_MS = 40;

function List() {
  const { typed, searched, type } = useTypedSearch(DELAY_MS);
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />
      <p>Searched: {searched}</p>
      <Link to="/next">Next</Link>
    </>
  );
}

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

function renderList(address: string) {
  // Fetched for longer than the search waits.
  const Next = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS * 3));
    return { default: () => <p>The next screen</p> };
  });
  render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense fallback="">
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/next" element={<Next />} />
        </Routes>
      </Suspense>
      <Address />
    </MemoryRouter>,
  );
}

test('the field has the text of the address; the address follows the field, without the spaces around it', async () => {
  renderList('/list?search=old&page=2');
  const field = await screen.findByRole('textbox');
  expect(field).toHaveValue('old');
  await userEvent.type(field, 'er ');
  expect(field).toHaveValue('older ');
  await screen.findByText('Searched: older');
  expect(screen.getByRole('status')).toHaveTextContent('/list?search=older&page=2');
  expect(field).toHaveValue('older ');
});

test('an emptied field is gone from the address at once', async () => {
  renderList('/list?search=old');
  await userEvent.clear(await screen.findByRole('textbox'));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/list$/);
});

test('a text that was typed just before the person left does not bring them back while the next screen is fetched', async () => {
  renderList('/list');
  await userEvent.type(await screen.findByRole('textbox'), 'text');
  await userEvent.click(screen.getByRole('link'));
  await screen.findByText('The next screen');
  expect(screen.getByRole('status')).toHaveTextContent('/next');
});
