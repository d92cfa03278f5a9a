import { installFakePlatform } from '@arena/shared/testing';
import { platform } from '@arena/shared/platform';
import { heldWhere, holds, setUndoChoice, undoChoice } from './hold';
import { journal, pruneJournal, subscribeJournal } from './journal';

let host: ReturnType<typeof installFakePlatform>;
beforeEach(() => {
  jest.useFakeTimers();
  host = installFakePlatform();
  setUndoChoice('send');
});
afterEach(() => jest.useRealTimers());
const undo = () => host.toasts[0]?.undo;

it('is over after five seconds, and its toast goes', async () => {
  const waiting = holds.start('act:1', 'Accepting Amara');
  expect(host.toasts).toMatchObject([{ message: 'Accepting Amara', tone: 'info', duration: 5000 }]);
  jest.advanceTimersByTime(4999);
  expect(undo()?.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await waiting).toBe('over');
  expect(undo()?.signal.aborted).toBe(true);
});

it('is undone by the toast, and by the end of the session', async () => {
  const undone = holds.start('act:1', 'Accepting Amara');
  undo()?.onUndo();
  expect(await undone).toBe('undone');

  const { session } = platform();
  const heard: (() => void)[] = [];
  jest.spyOn(session, 'subscribe').mockImplementation((listener) => {
    heard.push(listener);
    return () => undefined;
  });
  const dropped = holds.start('act:1', 'Accepting Amara');
  heard[0]?.();
  expect(host.toasts[1]?.undo?.signal.aborted).toBe(false);
  jest.spyOn(session, 'get').mockReturnValue({ isLoggedIn: false, isAuthenticate: false, role: null, loggedInUserInfo: null });
  heard[0]?.();
  expect(await dropped).toBe('undone');
});

it.each([
  ['send', 'leaving'],
  ['drop', 'undone'],
] as const)('ends when the page unloads, as the setting says: %s', async (choice, end) => {
  setUndoChoice(choice);
  const waiting = holds.start('act:1', 'Accepting Amara');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(await waiting).toBe(end);
});

it('is too late after the device slept', async () => {
  const waiting = holds.start('act:1', 'Accepting Amara');
  jest.setSystemTime(Date.now() + 60_000);
  jest.advanceTimersByTime(5000);
  expect(await waiting).toBe('late');
});

it('holds nothing when the user turned it off, and everything else counts as on', () => {
  setUndoChoice('off');
  expect(holds.start('act:1', 'Accepting Amara')).toBeNull();
  localStorage.setItem('arena-undo', 'maybe');
  expect(undoChoice()).toBe('send');
});

it('tells this tab and others, until the page that held it must be gone', () => {
  const heard = jest.fn();
  const stop = subscribeJournal(heard);
  void holds.start('act:1', 'Accepting Amara');
  window.dispatchEvent(new StorageEvent('storage', { key: 'arena.held.act:1' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  expect(heldWhere('act:1')).toBe('here');
  undo()?.onUndo();
  expect(holds.has('act:1')).toBe(false);
  localStorage.setItem('arena.held.act:2', String(Date.now()));
  expect(heldWhere('act:2')).toBe('elsewhere');
  pruneJournal();
  expect(heldWhere('act:2')).toBe('elsewhere');
  jest.advanceTimersByTime(8000);
  expect(heldWhere('act:2')).toBeNull();
  pruneJournal();
  expect(localStorage.getItem('arena.held.act:2')).toBeNull();
  expect(journal.read('act:1')).toBeNull();
});
