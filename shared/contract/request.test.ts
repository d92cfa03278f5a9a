import { addressOf, call, defineSectionCalls, lineOf, requestKey, roomCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';

test('an address has the encoded params and the query that is set', () => {
  expect(addressOf(roomCalls.get, { params: { roomId: 7 } })).toBe('/api/v1/rooms/7');
  expect(addressOf(roomCalls.image, { params: { imageName: 'a b/c.png' } })).toBe('/api/v1/rooms/image/a%20b%2Fc.png');
  expect(addressOf(roomCalls.listByStatus, { query: { status: 'PENDING' } })).toBe('/api/v1/rooms/status?status=PENDING');
  expect(addressOf(roomCalls.listByStatus, { query: { status: undefined } })).toBe('/api/v1/rooms/status');
});

test('a call of a section’s own service has the service’s path below the section’s', () => {
  const { get } = defineSectionCalls('mfe_promos', { get: { ...call('GET /rooms/{roomId}'), response: z.unknown() } });
  expect(addressOf(get, { params: { roomId: 7 } })).toBe('/api/sections/mfe_promos/rooms/7');
  // Listed by mistake, it allows no call of the API.
  expect(lineOf(get)).toBe('GET /api/sections/mfe_promos/rooms/{roomId}');
});

test('a request keeps its key when its query is in another order', () => {
  const keyOf = (address: string, method = 'GET') => requestKey(method, `https://console.test/api/v1${address}`);
  expect(keyOf('/rooms/search?size=4&status=PENDING')).toBe(keyOf('/rooms/search?status=PENDING&size=4'));
  const keys = ['/rooms', '/rooms/', '/rooms?size=4', '/rooms?size=5'].map((address) => keyOf(address));
  expect(new Set([...keys, keyOf('/rooms', 'PUT')]).size).toBe(5);
});
