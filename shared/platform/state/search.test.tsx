import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Link, MemoryRouter, type Navigator, Route, Router, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useTypedSearch } from './search';

const DELAY_MS = 40;

function List() {
  const { typed, keywords, type } = useTypedSearch(DELAY_MS);
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />
      <p>Searched: {keywords}</p>
      <Link to="/next">Next</Link>
    </>
  );
}

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

function renderList(address: string) {
  // Loads longer than the debounce.
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
      <Back />
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

test.each([
  ['a press on a link', () => userEvent.click(screen.getByRole('link'))],
  ['a link that gets no focus', async () => void fireEvent.click(screen.getByRole('link'))],
  ['the keys', () => userEvent.keyboard('{Tab}{Enter}')],
])('a text that waits is found again by Back, when the screen is left by %s', async (_, leave) => {
  renderList('/list?search=old&page=2');
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'er');
  await leave();
  await screen.findByText('The next screen');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Searched: older')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('/list?search=older&page=2');
});

describe('while the screen renders an address for longer than a letter takes', () => {
  /** Renders a URL on command, like a slow machine with a long list. */
  function renderSlowly() {
    let asked = '/list';
    const go = (to: Parameters<Navigator['push']>[0]) => {
      asked = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`;
    };
    const here = () => new URL(asked, location.origin);
    const navigator = {
      createHref: String,
      push: go,
      replace: go,
      go: () => undefined,
      get location() {
        return here();
      },
    };
    const screenAt = (address: string) => (
      <Router location={address} navigator={navigator}>
        <List />
      </Router>
    );
    const { rerender } = render(screenAt(asked));
    return { asked: () => asked, renderAt: (address: string) => rerender(screenAt(address)) };
  }
  const typed = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  const passed = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('no letter is lost to an address of a moment ago', () => {
    const { asked, renderAt } = renderSlowly();
    typed('ab');
    passed(DELAY_MS);
    expect(asked()).toBe('/list?search=ab');
    typed('abc');
    renderAt('/list?search=ab');
    expect(screen.getByRole('textbox')).toHaveValue('abc');
    passed(DELAY_MS);
    typed('abcd');
    passed(DELAY_MS);
    expect(asked()).toBe('/list?search=abcd');
    renderAt('/list?search=abcd');
    expect(screen.getByRole('textbox')).toHaveValue('abcd');
  });

  test('a link that is followed in the meantime wins', () => {
    const { asked, renderAt } = renderSlowly();
    typed('ab');
    renderAt('/list?search=linked');
    expect(screen.getByRole('textbox')).toHaveValue('linked');
    passed(DELAY_MS);
    expect(asked()).toBe('/list');
    renderAt('/list');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
