/** @jest-environment node */
import type { Order } from './order.ts';
import { carryOut } from './orders.ts';
import { sectionOf } from './registry/published-registry.ts';
import { quietPublisher } from './testing/quiet-publisher.ts';
import { useWorkshop } from './testing/workshop.ts';

const workshop = useWorkshop();
const BACK: Order = { command: 'rollback', folder: 'mfe-small' };

test('a command that several servers of one folder receive at the same time runs once, and each gets its answer', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await workshop.ship(version);
  const outcomes = await Promise.all([1, 2, 3].map(() => carryOut(quietPublisher(workshop.folder, { key: 'one-and-the-same' }), BACK)));
  expect(outcomes.map(({ section }) => section?.live)).toEqual(['1.1.0', '1.1.0', '1.1.0']);
  expect(sectionOf(await workshop.publisher.store.read(), 'mfe-small')?.history).toHaveLength(4);
  // Another command goes another step back.
  expect(await carryOut(quietPublisher(workshop.folder, { key: 'another-one' }), BACK)).toMatchObject({ section: { live: '1.0.0' } });
});

test('the shell has no candidate for any caller', async () => {
  const canary: Order = { command: 'canary', folder: 'shell', version: '1.0.0', share: 5 };
  await expect(carryOut(workshop.publisher, canary)).rejects.toThrow('The shell has no candidate');
  await expect(carryOut(workshop.publisher, { command: 'promote', folder: 'shell' })).rejects.toThrow('The shell has no candidate');
  await expect(carryOut(workshop.publisher, { command: 'publish', folder: 'mfe-small' })).rejects.toThrow('Name the finished build');
});
