import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { noteFault, takeFaults } from './faults';
import { shortElementError } from './short-errors';

// Conditions may take longer on a busy machine.
configure({ asyncUtilTimeout: 5000 });
// All elements of a page hide what is wrong.
if (process.env.DEBUG_PRINT_LIMIT === undefined) configure({ getElementError: shortElementError });

// jsdom has no layout, so sizes never change.
if (typeof window !== 'undefined')
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };

// A virtualized list needs the heights of its scrolling element and rows.
if (typeof HTMLElement !== 'undefined')
  for (const [name, selector, height] of [
    ['clientHeight', '[role=region]', 768],
    ['offsetHeight', 'li', 100],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.matches(selector) ? height : 0;
      },
    });

// Nothing that one test stores reaches the next.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// A request to a server that the test didn't set up fails the test.
if (typeof window !== 'undefined')
  globalThis.fetch = (input) => {
    const address = input instanceof Request ? `${input.method} ${input.url}` : `GET ${String(input)}`;
    noteFault(`Nothing in this test answers ${address}`);
    return Promise.reject(new TypeError('Failed to fetch'));
  };

function failForFaults(): void {
  const faults = takeFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
afterEach(failForFaults);
// For faults after the end of the last test.
afterAll(failForFaults);
