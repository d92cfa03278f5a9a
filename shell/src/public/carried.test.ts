import { carry, takeCarried } from './carried';

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('brings messages to the next page, once', () => {
  carry([{ message: 'You are not authorized to access this page', tone: 'error' }]);
  expect(takeCarried()).toEqual([{ message: 'You are not authorized to access this page', tone: 'error' }]);
  expect(takeCarried()).toEqual([]);
});

it('brings nothing to a page that comes much later', () => {
  jest.useFakeTimers();
  carry([{ message: 'Saved', tone: 'success' }]);
  jest.advanceTimersByTime(20_000);
  expect(takeCarried()).toEqual([]);
});

it('survives data that another program stored there', () => {
  sessionStorage.setItem('arena.carried', '{"at":"now","toasts":7}');
  expect(takeCarried()).toEqual([]);
});
