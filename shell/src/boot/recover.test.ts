import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchProgram } from './recover';

const TITLE = 'The console could not start';
const reload = jest.fn();
let kind = 'navigate';
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeAll(() => {
  document.head.innerHTML = '<script defer src="/main.1.js"></script>';
  globalThis.fetch = fetched as typeof fetch;
  Object.assign(performance, { getEntriesByType: () => [{ type: kind }] });
});
beforeEach(() => {
  document.body.innerHTML = '<div id="root">Loading…</div>';
  reload.mockClear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('')));
  watchProgram(reload);
});
const fail = (script: Element | null) => script?.dispatchEvent(new Event('error'));
const lose = () => fail(document.querySelector('script[defer]'));

it('fetches a program that was cut off past the cache, once, and reloads', async () => {
  lose();
  lose();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledWith('http://localhost/main.1.js', expect.objectContaining({ cache: 'reload' }));
  expect(screen.queryByText(TITLE)).toBeNull();
});

it.each([
  ['is damaged again', 'navigate', () => Promise.reject(new TypeError('integrity'))],
  ['is missing', 'navigate', () => Promise.resolve(new Response('', { status: 404 }))],
  ['was lost after a reload too', 'reload', () => Promise.resolve(new Response(''))],
])('shows a sentence with a button in place of the page when it %s', async (_, type, answer) => {
  kind = type;
  fetched.mockImplementation(answer);
  lose();
  expect(await screen.findByRole('alert')).toHaveTextContent(TITLE);
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('leaves a section’s script to its boundary', () => {
  const script = document.createElement('script');
  document.head.append(script);
  fail(script);
  script.remove();
  expect(fetched).not.toHaveBeenCalled();
});
