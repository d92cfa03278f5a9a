import { type FullMapWinner, fullMapCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';

/** A backend that counts what really happens, and loses its connection at a call: before its effect, or after it. */
export function startServer(host: FakePlatform) {
  const winners: FullMapWinner[] = [];
  const paid = new Map<number, number>();
  const server = { winners, paid, registrations: 0, calls: 0, breakAt: -1, after: false, error: () => new ApiError('network', null, null) };
  const make = (effect: () => void) => {
    const broken = server.calls++ === server.breakAt;
    if (broken && !server.after) throw server.error();
    effect();
    if (broken) throw server.error();
  };
  host.on(fullMapCalls.winners, () => winners.map((winner) => ({ ...winner })));
  host.on(fullMapCalls.registerWinners, ({ body }) =>
    make(() => {
      server.registrations += 1;
      for (const id of body) winners.push({ user: { id, name: null, bannedAt: null }, position: null, message: null });
    }),
  );
  host.on(fullMapCalls.rewardWinner, ({ params, body }) => {
    make(() => {
      paid.set(params.userId, (paid.get(params.userId) ?? 0) + 1);
      const index = winners.findIndex((winner) => winner.user?.id === params.userId && winner.position === null);
      if (index >= 0) winners[index] = { user: { id: params.userId, name: null, bannedAt: null }, ...body };
    });
    return { message: null, alreadyPaid: false, amount: null };
  });
  return server;
}
