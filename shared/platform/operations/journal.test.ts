import { journal, type JournalEntry, pruneJournal, subscribeJournal } from './journal';

const entry = (changes: Partial<JournalEntry<string>> = {}): JournalEntry<string> => ({
  key: 'k1',
  state: 'sending',
  detail: 'x',
  at: Date.now(),
  request: 'r',
  ...changes,
});

beforeEach(() => localStorage.clear());

it('finds an entry again after a reload, and is the same object until it changes', () => {
  journal.write('room-payment:1', entry());
  expect(journal.read('room-payment:1')).toMatchObject({ key: 'k1', state: 'sending' });
  expect(journal.read('room-payment:1')).toBe(journal.read('room-payment:1'));
  expect(journal.read('room-payment:2')).toBeNull();
});

it.each([
  ...['{', 'null', '7', '{"key":1}', '"x"'],
  '{"key":"k1","state":"paid","detail":{},"at":1,"request":"r"}',
  '{"key":"k1","detail":{},"at":1,"request":"r"}',
  '{"key":"k1","state":"done","at":1,"request":"r"}',
  '{"key":"k1","state":"done","detail":{},"at":1e300,"request":"r"}',
  '{"key":"k1","state":"done","detail":{},"at":1}',
])('takes %s in the storage for no entry', (raw) => {
  localStorage.setItem('arena.intent.room-payment:1', raw);
  expect(journal.read('room-payment:1')).toBeNull();
});

it('tells this tab and hears of other tabs', () => {
  const heard = jest.fn();
  const stop = subscribeJournal(heard);
  journal.write('room-payment:1', entry());
  window.dispatchEvent(new StorageEvent('storage', { key: 'arena.intent.room-payment:1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  journal.write('room-payment:1', entry({ state: 'done' }));
  expect(heard).toHaveBeenCalledTimes(2);
});

it('forgets entries of long ago and keeps those of today', () => {
  journal.write('old', entry({ at: Date.now() - 40 * 24 * 3600 * 1000 }));
  journal.write('new', entry());
  pruneJournal();
  expect(journal.read('old')).toBeNull();
  expect(journal.read('new')).not.toBeNull();
});

it('says so when the browser can store nothing', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(journal.write('room-payment:1', entry())).toBe(false);
  write.mockRestore();
  expect(journal.write('room-payment:1', entry())).toBe(true);
});
