import { SHELLS_FEDERATION } from '@arena/shared/contract';
import { getInstance, init } from '@module-federation/enhanced/runtime';
import { lendFederation } from './lent-federation';

type Init = typeof init;

const shell = init({ name: 'shell', remotes: [] });
beforeAll(lendFederation);

test('a section gets an instance of its own, the same one again for its next version, and the shell keeps its own', () => {
  const { runtime } = Reflect.get(window, SHELLS_FEDERATION) as { runtime: { init: Init } };
  const rooms = runtime.init({ name: 'mfe_rooms', remotes: [] });
  const users = runtime.init({ name: 'mfe_users', remotes: [] });
  expect([rooms.options.name, users.options.name]).toEqual(['mfe_rooms', 'mfe_users']);
  expect(runtime.init({ name: 'mfe_rooms', remotes: [], shareStrategy: 'loaded-first' })).toBe(rooms);
  expect(rooms.options.shareStrategy).toBe('loaded-first');
  expect(getInstance()).toBe(shell);
});

test('nothing in the page takes the place of what was lent', () => {
  expect(() => Object.defineProperty(window, SHELLS_FEDERATION, { value: {} })).toThrow(TypeError);
});
