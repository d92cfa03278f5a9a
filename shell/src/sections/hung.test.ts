import { addressOf, letGoOf, noteHung, timedOut, withoutMark } from './hung';
import { loadPage, pageState } from './pages';

const BASE = 'http://localhost:3001/';

function loading(address: string): jest.Mock {
  const script = document.createElement('script');
  script.src = address;
  const failed = jest.fn(() => script.remove());
  script.onerror = failed;
  document.head.append(script);
  return failed;
}

afterEach(() => document.head.replaceChildren());

it('gives up the scripts of a folder that are on their way, and asks for those under another address the next time', () => {
  const hung = loading(`${BASE}one.js`);
  const other = loading('http://localhost:3002/one.js');
  letGoOf(BASE);
  expect(hung).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(addressOf(`${BASE}one.js`)).toBe(`${BASE}one.js?again=1`);
  expect(addressOf('http://localhost:3002/one.js')).toBe('http://localhost:3002/one.js');
  loading(addressOf(`${BASE}one.js`));
  letGoOf(BASE);
  expect(addressOf(`${BASE}one.js`)).toBe(`${BASE}one.js?again=2`);
  expect(withoutMark(addressOf(`${BASE}one.js`))).toBe(`${BASE}one.js`);
});

it('knows a script that webpack has given up', () => {
  expect(timedOut(Object.assign(new Error('Loading chunk 1 failed'), { type: 'timeout', request: `${BASE}two.js` }))).toBe(`${BASE}two.js`);
  expect(timedOut(Object.assign(new Error('Loading chunk 1 failed'), { type: 'error', request: `${BASE}two.js` }))).toBeNull();
  noteHung(`${BASE}two.js`);
  expect(addressOf(`${BASE}two.js`)).toBe(`${BASE}two.js?again=1`);
});

it('uses the result of the newest attempt at a page, however earlier ones end', async () => {
  const Page = () => null;
  const ends: ((module: { default: () => null }) => void)[] = [];
  const page = { load: jest.fn(() => new Promise<{ default: () => null }>((resolve) => ends.push(resolve))) };
  const first = loadPage(page);
  await loadPage(page);
  expect(page.load).toHaveBeenCalledTimes(1);
  const second = loadPage(page, true);
  ends[0]?.({ default: () => null });
  await first;
  expect(pageState(page).status).toBe('loading');
  ends[1]?.({ default: Page });
  await second;
  expect(pageState(page)).toEqual({ status: 'loaded', Page });
});
