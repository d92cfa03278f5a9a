/** @jest-environment node */
import { FOLDER, useSite } from './testing/site.ts';

const site = useSite(false);

test('where publishing over HTTP is not switched on, every upload is refused, also with a valid token', async () => {
  await expect(site.publish('1.0.0')).rejects.toThrow(
    'Publishing over HTTP is switched off on this console. Its operator can set SHIP_API=on, in addition to SHIP_FOLDER.',
  );
  for (const [method, address] of [
    ['GET', '/'],
    ['PUT', `/${FOLDER}/1.0.0`],
    ['POST', `/${FOLDER}`],
    ['GET', '/what/ever'],
  ] as const)
    expect(await site.ask(method, address)).toMatchObject({ status: 404, answer: { message: expect.stringContaining('SHIP_API=on') } });
  expect(await site.registry()).toMatchObject({ revision: 0 });
});
