import { act, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { ScrollMemory } from './ScrollMemory';

let go: NavigateFunction;
let scrolls: number;
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
      scrolls += 1;
      Object.assign(window, { scrollY: top });
    },
  });
  scrolls = 0;
  render(
    <MemoryRouter initialEntries={['/admin/tournaments']}>
      <ScrollMemory />
      <Bridge />
    </MemoryRouter>,
  );
});

// Before anything has been scrolled: the places are kept as long as the document.
it('does not have the page laid out while the document begins', () => {
  expect(scrolls).toBe(0);
});

it('begins a new screen at its top, and finds the place again on the way back', () => {
  scrollTo(900);
  act(() => void go('/admin/tournaments/view/5'));
  expect(window.scrollY).toBe(0);
  scrollTo(40);
  act(() => void go(-1));
  expect(window.scrollY).toBe(900);
});

it('finds the place again when a list that is drawn a moment later scrolls elsewhere', async () => {
  scrollTo(900);
  act(() => void go('/admin/tournaments/view/5'));
  act(() => void go(-1));
  scrollTo(0);
  await waitFor(() => expect(window.scrollY).toBe(900));
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
