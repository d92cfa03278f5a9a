import { gameCalls } from '@arena/shared/contract';
import { platform, QueryClientProvider } from '@arena/shared/platform';
import { installFakePlatform } from '@arena/shared/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SPECIFIED, useLookup } from './useLookup';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={platform().queryClient}>{children}</QueryClientProvider>
);
const render = () =>
  renderHook(() => [useLookup('games', gameCalls.games), useLookup('modes', gameCalls.modes), useLookup('maps', gameCalls.maps)] as const, {
    wrapper,
  }).result;

test('the specification’s lists stand in while the backend’s load, and for empty ones', async () => {
  const host = installFakePlatform();
  for (const call of [gameCalls.games, gameCalls.modes, gameCalls.maps]) host.on(call, () => []);
  const result = render();
  const specified = [SPECIFIED.games, SPECIFIED.modes, SPECIFIED.maps];
  expect(specified.map((list) => list.length)).toEqual([2, 2, 9]);
  expect(result.current.map(({ list }) => list)).toEqual(specified);
  await waitFor(() => expect(result.current.map(({ loading }) => loading)).toEqual([false, false, false]));
  expect(result.current.map(({ list }) => list)).toEqual(specified);
});

test('a backend’s lists win; entries without an id are left out, and one without a name has its number', async () => {
  const host = installFakePlatform();
  host.on(gameCalls.games, () => [{ id: 1, title: 'PUBG', description: null }, { id: 4, title: null, description: null }]); // prettier-ignore
  host.on(gameCalls.modes, () => [{ id: 3, name: 'Duo' }]);
  host.on(gameCalls.maps, () => [{ id: 12, title: 'Nusa' }, { id: null, title: 'Nowhere' }, { id: 13, title: null }]); // prettier-ignore
  const result = render();
  await waitFor(() =>
    expect(result.current.map(({ list }) => list)).toEqual([
      [{ id: 1, name: 'PUBG' }, { id: 4, name: 'Game 4' }],
      [{ id: 3, name: 'Duo' }],
      [{ id: 12, name: 'Nusa' }, { id: 13, name: 'No. 13' }],
    ]),
  ); // prettier-ignore
});
