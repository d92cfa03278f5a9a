import { fullMapCalls, type Reward } from '@arena/shared/contract';
import { bannedQuery, defineOperation, fetchFresh, platform } from '@arena/shared/platform';
import { winnersQuery } from '../fullmap-rooms.queries';
import { isRewarded, winnerOf } from './reward-plan';
import * as t from './rewarding.messages';

interface RegisterRequest {
  readonly fullmapId: number;
  readonly userIds: readonly number[];
}

/** Registers all winners in one call. */
export const registerWinners = defineOperation({
  id: 'fullmap-winners',
  readBefore: 'after-silence',
  target: ({ fullmapId }: RegisterRequest) => fullmapId,
  describe: ({ userIds }) => ({ userIds }),
  read: (fullmapId) => fetchFresh(winnersQuery(fullmapId)),
  recognise: (winners, { userIds }) => ({ status: userIds.every((userId) => winnerOf(winners, userId) !== null) ? 'done' : 'open' }),
  send: ({ fullmapId, userIds }) => platform().api.call(fullMapCalls.registerWinners, { params: { fullmapId }, body: [...userIds] }),
  // The whole sequence refreshes once, at its end.
  refresh: () => undefined,
  sentences: { storage: t.storageBlocked },
});

interface RewardRequest extends Reward {
  readonly fullmapId: number;
  readonly userId: number;
  readonly bannedConfirmed: boolean;
}

/** Never resends an answered reward: on a bare backend the call names no room, so resending could pay twice. */
export const rewardWinner = defineOperation({
  id: 'fullmap-reward',
  readBefore: 'after-silence',
  keyed: true,
  target: ({ fullmapId, userId }: RewardRequest) => [fullmapId, userId] as const,
  describe: ({ position, message }) => ({ position, message }),
  read: async ([fullmapId, userId]) => isRewarded(await fetchFresh(winnersQuery(fullmapId)), userId),
  recognise: (rewarded) => ({ status: rewarded ? 'done' : 'open' }),
  judge: ({ entry }) => (entry?.state === 'done' ? { kind: 'stop', message: t.winnerAlreadyRewarded } : { kind: 'send' }),
  send: ({ fullmapId, userId, position, message, bannedConfirmed }, options) =>
    platform().api.call(
      fullMapCalls.rewardWinner,
      {
        params: { userId },
        query: { ...(platform().capabilities.has('winner-room') ? { fullmapId } : {}), ...bannedQuery(bannedConfirmed) },
        body: { position, message },
      },
      options,
    ),
  refresh: () => undefined,
  sentences: { storage: t.storageBlocked },
});
