import { call, defineSectionCalls, roomCalls } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import type { ApiClient } from '@arena/shared/platform';
import { answer, build, demoApi } from './demo';

test('a call is answered by the section, with what was asked for', async () => {
  const api = demoApi([answer(roomCalls.get, ({ params }) => build.room({ id: params.roomId }))]);
  expect(await api.call(roomCalls.get, { params: { roomId: 7 } })).toMatchObject({ id: 7, status: 'COIN_TIME' });
});

test('a call without an answer says which one is missing, and what to do', async () => {
  const asked = demoApi([]).call(roomCalls.get, { params: { roomId: 7 } });
  await expect(asked).rejects.toThrow('demo.ts has no answer to GET /rooms/{roomId}. Add one, or name a backend with API_URL.');
});

test('a call of the section’s own service is sent, unless the demo data answer it', async () => {
  const promos = defineSectionCalls('mfe_promos', { list: { ...call('GET /campaigns'), response: z.array(z.string()) } });
  const sent: string[] = [];
  const service: ApiClient = {
    call: (made) => {
      sent.push(made.path);
      return Promise.resolve(['from the service'] as never);
    },
  };
  expect(await demoApi([], service).call(promos.list, {})).toEqual(['from the service']);
  expect(await demoApi([answer(promos.list, () => ['from the demo'])], service).call(promos.list, {})).toEqual(['from the demo']);
  await expect(demoApi([], service).call(roomCalls.get, { params: { roomId: 7 } })).rejects.toThrow('demo.ts has no answer');
  expect(sent).toEqual(['/campaigns']);
});
