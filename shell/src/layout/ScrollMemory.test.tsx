import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { ScrollMemory } from './ScrollMemory';

let go: NavigateFunction;
function Bridge() {
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
  }, [navigate]);
  return null;
}

const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  Object.assign(window, {
    scrollY: 0,
    scrollTo: (_: number, top: number) => {
      Object.assign(window, { scrollY: top });
    },
  });
  render(
    <MemoryRouter initialEntries={['/admin/tournaments']}>
      <ScrollMemory />
      <Bridge />
    </MemoryRouter>,
  );
});

it('begins a new screen at its top, and finds the place again on the way back', () => {
  scrollTo(900);
  act(() => void go('/admin/tournaments/view/5'));
  expect(window.scrollY).toBe(0);
  scrollTo(40);
  act(() => void go(-1));
  expect(window.scrollY).toBe(900);
});

it('moves nothing when only the search part changes', () => {
  scrollTo(300);
  act(() => void go('/admin/tournaments?tab=ONGOING', { replace: true }));
  expect(window.scrollY).toBe(300);
});

it('leaves an address with a hash to its own place', () => {
  scrollTo(300);
  act(() => void go('/privacy/legal#india'));
  expect(window.scrollY).toBe(300);
});
