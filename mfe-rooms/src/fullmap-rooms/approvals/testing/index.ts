import { fullMapCalls } from '@arena/shared/contract';
import { ApiError, platform } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fullMapKeys } from '../../fullmap-rooms.queries';
import { installTestHost, renderFullMaps, requests } from '../../testing';

/** A server with one scheduled room: players 1 and 2 ask to join it, player 5 is in. */
export function approvalsServer() {
  const host = installTestHost();
  const server = { host, pending: requests(1, 2), players: requests(5) };
  host.on(fullMapCalls.applications, ({ query }) => (query.status === 'PENDING' ? server.pending : server.players));
  host.on(fullMapCalls.decide, ({ params, body }) => {
    const decided = server.pending.filter(({ id }) => id === params.fullmapAppId);
    if (body.action === 'ACCEPT') server.players = [...server.players, ...decided];
    server.pending = server.pending.filter((request) => !decided.includes(request));
    return {};
  });
  return server;
}
export type ApprovalsServer = ReturnType<typeof approvalsServer>;

/** The approvals of the room, once its requests are there. */
export async function open() {
  const view = renderFullMaps('/approvals/41');
  await screen.findByRole('heading', { name: 'Approval list' });
  await waitFor(() => expect(screen.queryByText('Loading the requests')).not.toBeInTheDocument());
  return view;
}
export const row = (number: number) => within(screen.getByRole('listitem', { name: `Request from Player ${number}` }));
export const button = (name: string) => screen.getByRole('button', { name });
export const decisionsOf = (host: FakePlatform) =>
  host.made(fullMapCalls.decide).map(({ input }) => [input.params.fullmapAppId, input.body.action]);
export const refresh = () => act(() => platform().queryClient.invalidateQueries({ queryKey: fullMapKeys.all }));
export const fail = (kind: ApiError['kind'], message: string | null, status: number | null) => () => {
  throw new ApiError(kind, message, status);
};
