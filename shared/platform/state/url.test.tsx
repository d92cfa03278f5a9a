import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, startTransition, Suspense, useState } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useUrlState } from './url';

function List() {
  const [text, setText] = useUrlState('search');
  const [game, setGame] = useUrlState('game', 'all');
  const navigate = useNavigate();
  const both = () => {
    setText('zoya');
    setGame('bgmi');
  };
  return (
    <>
      <p>
        {text} in {game}
      </p>
      <button onClick={both}>Both</button>
      <button onClick={() => setGame('all')}>All games</button>
      <button
        onClick={() => {
          startTransition(() => void navigate('/next'));
          both();
        }}
      >
        Leave
      </button>
    </>
  );
}

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

function Screens() {
  const [Next] = useState(() => lazy(async () => Promise.resolve({ default: () => <p>The next screen</p> })));
  return (
    <Suspense fallback="">
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="/next" element={<Next />} />
      </Routes>
      <Address />
    </Suspense>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(['memory', 'browser'])('two changes before the screen renders again both hold (%s)', async (kind) => {
  history.replaceState(null, '', '/list?page=2');
  render(
    kind === 'browser' ? (
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    ) : (
      <MemoryRouter initialEntries={['/list?page=2']}>
        <Screens />
      </MemoryRouter>
    ),
  );
  await press('Both');
  expect(await screen.findByText('zoya in bgmi')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('/list?page=2&search=zoya&game=bgmi');
  await press('All games');
  expect(await screen.findByText('zoya in all')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/list\?page=2&search=zoya$/);
});

test('a change after the person has gone on does not bring them back', async () => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Screens />
    </MemoryRouter>,
  );
  await press('Leave');
  expect(await screen.findByText('The next screen')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/next$/);
});

test('keeps the screen until a slow change has rendered, even when the router changes another screen', async () => {
  let come = () => {};
  const loaded = new Promise<void>((resolve) => (come = resolve));
  function Narrowed() {
    const [text, setText] = useUrlState('search');
    const [Found] = useState(() => lazy(async () => ({ default: await loaded.then(() => () => <p>found</p>) })));
    return text === '' ? <button onClick={() => setText('zoya')}>Search</button> : <Found />;
  }
  render(
    <MemoryRouter useTransitions={false}>
      <Suspense fallback="waiting">
        <Narrowed />
      </Suspense>
    </MemoryRouter>,
  );
  await press('Search');
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.queryByText('waiting')).toBeNull();
  come();
  expect(await screen.findByText('found')).toBeVisible();
});
