import { addressOf, requestKey, roomCalls } from '@arena/shared/contract';

test('an address has the encoded params and the query that is set', () => {
  expect(addressOf(roomCalls.get, { params: { roomId: 7 } })).toBe('/api/v1/rooms/7');
  expect(addressOf(roomCalls.image, { params: { imageName: 'a b/c.png' } })).toBe('/api/v1/rooms/image/a%20b%2Fc.png');
  expect(addressOf(roomCalls.listByStatus, { query: { status: 'PENDING' } })).toBe('/api/v1/rooms/status?status=PENDING');
  expect(addressOf(roomCalls.listByStatus, { query: { status: undefined } })).toBe('/api/v1/rooms/status');
});

test('a request keeps its key when its query is in another order', () => {
  const keyOf = (address: string, method = 'GET') => requestKey(method, `https://console.test/api/v1${address}`);
  expect(keyOf('/rooms/search?size=4&status=PENDING')).toBe(keyOf('/rooms/search?status=PENDING&size=4'));
  const keys = ['/rooms', '/rooms/', '/rooms?size=4', '/rooms?size=5'].map((address) => keyOf(address));
  expect(new Set([...keys, keyOf('/rooms', 'PUT')]).size).toBe(5);
});
