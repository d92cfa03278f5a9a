import { roomCalls, topUpCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { build } from '../builders';
import { installFakePlatform } from '../fake-platform';
import { installFakeWire } from '../fake-wire';

// Run by red.test.ts. Each of these has to be red but the first, though the code under test swallows every error.
const quietly = (promise: Promise<unknown>) => promise.catch(() => undefined);
const pay = (position: number) =>
  quietly(platform().api.call(roomCalls.payWinner, { params: { roomId: 7 }, query: {}, body: { winnerId: 9, position, message: '' } }));
const paid = { message: 'Paid', alreadyPaid: false, paidAt: null, amount: 38, winner: null };
const room = () => quietly(platform().api.call(roomCalls.get, { params: { roomId: 7 } }));

test('what is answered and can be read', async () => {
  const host = installFakePlatform();
  host.on(roomCalls.payWinner, ({ body }) => ({ ...paid, amount: body.winnerId }));
  host.on(roomCalls.get, () => build.room());
  await pay(1);
  await room();
});
test('nobody answers', async () => {
  installFakePlatform();
  await room();
});
test('a body that the server refuses', async () => {
  installFakePlatform().on(roomCalls.payWinner, () => paid);
  await pay(-1);
});
test('a path parameter that the server refuses', async () => {
  installFakePlatform().on(roomCalls.get, () => build.room());
  await quietly(platform().api.call(roomCalls.get, { params: { roomId: 0 } }));
});
test('a query parameter that the call does not have', async () => {
  installFakePlatform().on(roomCalls.listByStatus, () => []);
  await quietly(platform().api.call(roomCalls.listByStatus, { query: { status: 'PENDING', page: 2 } as never }));
});
test('an answer that cannot be written', async () => {
  installFakePlatform().on(roomCalls.get, () => build.room({ prize: 'a lot' as never }));
  await room();
});
test('an answer that breaks when it is written', async () => {
  installFakePlatform().on(roomCalls.listByStatus, () => [{}] as never);
  await quietly(platform().api.call(roomCalls.listByStatus, { query: { status: 'PENDING' } }));
});
test('an answer that is read otherwise', async () => {
  installFakePlatform().on(roomCalls.get, () => build.room({ status: '' }));
  await room();
});
test('a picture that is none', async () => {
  installFakePlatform().on(roomCalls.image, () => 'png' as never);
  await quietly(platform().api.call(roomCalls.image, { params: { imageName: 'a.png' } }));
});
test('nobody answers on the wire', async () => {
  installFakeWire();
  await quietly(platform().api.call(topUpCalls.statistics, {}));
});
test('a body on the wire that the server refuses', async () => {
  installFakeWire().answer(roomCalls.payWinner, () => new Response('{}'));
  const body = { userIds: [], position: 1, message: '' };
  await quietly(fetch(new Request('http://localhost/api/v1/room/7/winners', { method: 'POST', body: JSON.stringify(body) })));
});
