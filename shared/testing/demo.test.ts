import { roomCalls } from '@arena/shared/contract';
import { answer, build, demoApi } from './demo';

test('a call is answered by the section, with what was asked for', async () => {
  const api = demoApi([answer(roomCalls.get, ({ params }) => build.room({ id: params.roomId }))]);
  expect(await api.call(roomCalls.get, { params: { roomId: 7 } })).toMatchObject({ id: 7, status: 'COIN_TIME' });
});

test('a call without an answer says which one is missing, and what to do', async () => {
  const asked = demoApi([]).call(roomCalls.get, { params: { roomId: 7 } });
  await expect(asked).rejects.toThrow('demo.ts has no answer to GET /rooms/{roomId}. Add one, or name a backend with API_URL.');
});
