import { isInMemory, readStored, readStoredJson, removeStored, storedKeys, tryToStore, writeStored } from './storage';

const refuse = (name: string): never => {
  throw new DOMException('No', name);
};
afterEach(() => jest.restoreAllMocks());

it('reads what it stores in the browser', () => {
  writeStored('localStorage', 'a.one', '{"x":1}');
  expect(localStorage.getItem('a.one')).toBe('{"x":1}');
  expect(readStoredJson('localStorage', 'a.one')).toEqual({ x: 1 });
  expect(isInMemory('a.one')).toBe(false);
  expect(storedKeys('localStorage', 'a.')).toEqual(['a.one']);
});

it.each(['localStorage', 'sessionStorage'] as const)('lasts for this page when %s is blocked', (kind) => {
  jest.spyOn(window, kind, 'get').mockImplementation(() => refuse('SecurityError'));
  expect(tryToStore(kind, 'b.one', 'text')).toBe(false);
  expect(readStored(kind, 'b.one')).toBeNull();
  writeStored(kind, 'b.one', 'text');
  expect(readStored(kind, 'b.one')).toBe('text');
  expect(isInMemory('b.one')).toBe(true);
  expect(storedKeys(kind, 'b.')).toEqual(['b.one']);
  removeStored(kind, 'b.one');
  expect(readStored(kind, 'b.one')).toBeNull();
});

it('drops the earlier text when storage is full, and the one in memory once there is room or another tab has stored one', () => {
  localStorage.setItem('c', 'earlier');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => refuse('QuotaExceededError'));
  writeStored('localStorage', 'c', 'in memory');
  expect([readStored('localStorage', 'c'), localStorage.getItem('c')]).toEqual(['in memory', null]);
  full.mockRestore();
  localStorage.setItem('c', 'newer');
  window.dispatchEvent(new StorageEvent('storage', { key: 'c', newValue: 'newer' }));
  expect(readStored('localStorage', 'c')).toBe('newer');
  writeStored('localStorage', 'c', 'stored');
  expect([isInMemory('c'), localStorage.getItem('c')]).toEqual([false, 'stored']);
});
