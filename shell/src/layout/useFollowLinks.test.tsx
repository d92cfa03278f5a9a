import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useFollowLinks } from './useFollowLinks';

function Screen() {
  const { pathname, search, state } = useLocation();
  return (
    <main onClick={useFollowLinks()}>
      <p data-testid="where">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <a href="/admin/links/7">below</a>
      <a href="/admin/links2/7?tab=a">sibling</a>
      <a href="/privacy/legal">site</a>
      <a href="/admin/links/7" download>
        download
      </a>
      <a href="/admin/links/7" target="_blank" rel="noreferrer">
        another tab
      </a>
      <a href="/administration">another console</a>
    </main>
  );
}
const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Screen />
    </MemoryRouter>,
  );
const link = (name: string) => screen.getByRole('link', { name });
const where = () => screen.getByTestId('where').textContent;

it.each([
  ['below', 'it hears how this one was left', '/admin/links/7 {"list":"?sort=title"}'],
  ['sibling', 'it does not', '/admin/links2/7?tab=a null'],
])('follows a link to a screen %s: %s', async (name, _, to) => {
  open('/admin/links?sort=title');
  await userEvent.setup().click(link(name));
  expect(where()).toBe(to);
});

it.each([
  ['site', {}],
  ['download', {}],
  ['another tab', {}],
  ['another console', {}],
  ['below', { ctrlKey: true }],
  ['below', { metaKey: true }],
  ['below', { shiftKey: true }],
  ['below', { altKey: true }],
  ['below', { button: 1 }],
])('leaves a press to the browser: %s %j', (name, held) => {
  open('/admin/links');
  let left = false;
  // Here, a page cannot be left.
  const seen = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', seen, { once: true });
  fireEvent.click(link(name), held);
  expect(left).toBe(true);
  expect(where()).toBe('/admin/links null');
});
