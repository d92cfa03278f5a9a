import { fullMapCalls } from '@arena/shared/contract';
import { defineOperation, fetchFresh, isListed, platform, type StateOf } from '@arena/shared/platform';
import { applicationsOf, refreshFullMaps, refreshRequests, roomQuery } from '../fullmap-rooms.queries';
import { type CompletionRequest, completionQuestion, type DecisionRequest, decisionQuestion } from './questions';
import * as t from './approvals.messages';

/** Decides a join request at most once: some backends charge the entry fee again when an acceptance is repeated. */
export const decideRequest = defineOperation({
  id: 'fullmap-request',
  readBefore: 'always',
  readAfterRefusal: true,
  target: ({ fullmapId, applicationId }: DecisionRequest) => [fullmapId, applicationId] as const,
  describe: ({ action }) => ({ action }),
  identity: ({ action }) => action,
  question: decisionQuestion,
  hold: ({ action, name }) => (action === 'ACCEPT' ? t.acceptingPlayer(name) : null),
  read: ([fullmapId, applicationId]) => isListed(applicationsOf(fullmapId, 'PENDING'), applicationId),
  recognise: (isPending) => ({ status: isPending ? 'open' : 'done' }),
  send: async ({ applicationId, action }) => {
    await platform().api.call(fullMapCalls.decide, { params: { fullmapAppId: applicationId }, body: { action } });
    return true;
  },
  refresh: ([fullmapId]) => refreshRequests(fullmapId),
  sentences: { unread: t.pendingUnknown },
});

/** A room found completed after a lost response counts as completed from here. */
export const completeRoom = defineOperation({
  id: 'fullmap-complete',
  readBefore: 'after-silence',
  readAfterRefusal: true,
  target: ({ fullmapId }: CompletionRequest) => fullmapId,
  describe: () => null,
  identity: ({ fullmapId }) => fullmapId,
  question: completionQuestion,
  read: (fullmapId) => fetchFresh(roomQuery(fullmapId)),
  recognise: ({ status }) => (status === 'PRIVATE' ? { status: 'done', current: status } : { status: 'open' }),
  send: ({ fullmapId }) => platform().api.call(fullMapCalls.complete, { params: { fullmapId } }),
  refresh: (fullmapId) => refreshFullMaps(fullmapId),
});

export type Completing = StateOf<typeof completeRoom>;
