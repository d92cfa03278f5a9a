import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, useEffect, useRef, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { usePageHeading } from '../layout/usePageHeading';
import { ScreenPlace } from './ScreenPlace';
import { useScreens } from './useScreens';

const seen: string[] = [];
let fetched: Record<string, Promise<void>> = {};

function Page() {
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    seen.push(`${pathname} is seen`);
    return () => void seen.push(`${pathname} is left`);
  }, [pathname]);
  return (
    <div>
      <h1>{pathname}</h1>
      <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p>{search}</p>
    </div>
  );
}

function Console() {
  const main = useRef<HTMLElement>(null);
  const { screens, renderAhead } = useScreens();
  usePageHeading(main);
  return (
    <>
      {['/rooms', '/users', '/users?role=ADMIN', '/money'].map((path) => (
        <Link key={path} to={path} onFocus={() => void renderAhead(path, fetched[path] ?? Promise.resolve())}>
          {path}
        </Link>
      ))}
      <main ref={main}>
        {screens.map(({ id, location, mode }) => (
          <ScreenPlace key={id} ahead={mode === 'hidden'}>
            <Activity mode={mode}>
              <Routes location={location}>
                <Route path="*" element={<Page />} />
              </Routes>
            </Activity>
          </ScreenPlace>
        ))}
      </main>
    </>
  );
}

const headings = () => [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
const placeOf = (path: string) => screen.getByText(path, { selector: 'h1' }).closest('main > div');
const point = (path: string) => act(async () => void fireEvent.focus(screen.getByText(path, { selector: 'a' })));
const follow = (path: string) => fireEvent.click(screen.getByText(path, { selector: 'a' }));

beforeEach(() => {
  seen.length = 0;
  fetched = {};
  render(
    <MemoryRouter initialEntries={['/rooms']}>
      <Console />
    </MemoryRouter>,
  );
});

it('has a screen rendered ahead, hidden and without its effects', async () => {
  await point('/users');
  expect(headings()).toEqual(['/rooms', '/users']);
  expect(placeOf('/users')).toHaveStyle({ contentVisibility: 'hidden' });
  expect(placeOf('/rooms')).not.toHaveStyle({ contentVisibility: 'hidden' });
  expect(seen).toEqual(['/rooms is seen']);
  expect(document.title).toBe('/rooms · Arena');
});

it('shows that very screen when its link is followed', async () => {
  await point('/users');
  const ahead = screen.getByText('/users', { selector: 'h1' });
  follow('/users');
  expect(screen.getByRole('heading', { level: 1 })).toBe(ahead);
  expect(ahead).toBeVisible();
  expect(placeOf('/users')).not.toHaveStyle({ contentVisibility: 'hidden' });
  expect(headings()).toEqual(['/users']);
  expect(seen).toEqual(['/rooms is seen', '/rooms is left', '/users is seen']);
  expect(document.title).toBe('/users · Arena');
});

it('gives it the whole address', async () => {
  await point('/users');
  follow('/users?role=ADMIN');
  expect(screen.getByText('?role=ADMIN', { selector: 'p' })).toBeVisible();
});

it('leaves it to React to hide it where a browser keeps no hidden layout', async () => {
  const property = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, 'contentVisibility');
  expect(property).toBeDefined();
  Reflect.deleteProperty(CSSStyleDeclaration.prototype, 'contentVisibility');
  await point('/users');
  Object.defineProperty(CSSStyleDeclaration.prototype, 'contentVisibility', property ?? {});
  expect(screen.getByText('/users', { selector: 'h1' })).not.toBeVisible();
});

it('has one ahead at a time, and none when another link is followed', async () => {
  await point('/users');
  await point('/money');
  expect(headings()).toEqual(['/rooms', '/money']);
  follow('/users');
  expect(headings()).toEqual(['/users']);
});

it('has the one that was pointed at last, whichever is fetched first', async () => {
  let arrive = () => undefined as void;
  fetched = { '/users': new Promise((resolve) => (arrive = resolve)) };
  await point('/users');
  await point('/money');
  await act(async () => arrive());
  expect(headings()).toEqual(['/rooms', '/money']);
});

it('has none of the screen that is seen', async () => {
  await point('/users');
  await point('/rooms');
  expect(headings()).toEqual(['/rooms']);
});

it('keeps a screen whose address changes, and one ahead that is pointed at again', async () => {
  follow('/users');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'nadia' } });
  follow('/users?role=ADMIN');
  expect(screen.getByRole('textbox')).toHaveValue('nadia');
  await point('/money');
  const ahead = screen.getByText('/money', { selector: 'h1' });
  await point('/money');
  expect(screen.getByText('/money', { selector: 'h1' })).toBe(ahead);
});
