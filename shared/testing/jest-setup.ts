import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { noteFault, takeFaults } from './faults';

// What is waited for is a condition; a busy machine may take its time (milliseconds).
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out, so nothing changes its size.
if (typeof window !== 'undefined')
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };

// A virtualized list needs the height of what scrolls and of the rows that it measures.
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

// A page that asks somebody whom no test put there.
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
// What came after the last test had ended.
afterAll(failForFaults);
