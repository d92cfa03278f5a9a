import { type CallInput, isolated, type NewTournament, tournamentCalls, type TournamentReward } from '@arena/shared/contract';
import { bannedQuery, type Confirmation, defineOperation, fetchFresh, isListed, isMissing, platform } from '@arena/shared/platform';
import { figureKey } from './figures/figures';
import {
  applicationsOf,
  refreshApplications,
  refreshTournaments,
  rewardsQuery,
  searchQuery,
  tournamentKeys,
  tournamentQuery,
} from './tournaments.queries';
import * as t from './tournaments.messages';

export type CreateRequest = CallInput<typeof tournamentCalls.create>['params'] & { readonly tournament: NewTournament };

/** Recorded before sending, to find the tournament if there is no response. */
export const sentOf = ({ title, accessId, startsAt }: NewTournament) => ({ title, accessId: String(accessId), startsAt });
export type SentTournament = ReturnType<typeof sentOf>;

export const isSame = (one: SentTournament, other: SentTournament): boolean =>
  one.title === other.title && one.accessId === other.accessId && one.startsAt === other.startsAt;

export const refreshUpcomingFigure = () => platform().queryClient.invalidateQueries({ queryKey: figureKey('upcoming') });

export const createTournament = defineOperation({
  id: 'tournament-create',
  readBefore: 'after-silence',
  absenceIsFinal: true,
  target: ({ userId }: CreateRequest) => userId,
  describe: ({ tournament }) => sentOf(tournament),
  // Excludes the password, which drafts don't store: after a reload it may differ.
  identity: ({ tournament }) => sentOf(tournament),
  read: (_, { title }) => fetchFresh(searchQuery(title)),
  recognise: (tournaments, sent) => {
    const there = tournaments.some(
      ({ title, accessId, startsAt }) =>
        title === sent.title && (accessId === null || accessId === sent.accessId) && startsAt?.slice(0, 16) === sent.startsAt,
    );
    return { status: there ? 'done' : 'open' };
  },
  send: ({ tournament, ...params }) => platform().api.call(tournamentCalls.create, { params, body: tournament }),
  refresh: (_, { kind }) => (kind === 'done' || kind === 'superseded' ? refreshTournaments(null) : undefined),
});

interface DeleteRequest {
  readonly tournamentId: number;
  readonly title: string | null;
}

export const deleteTournament = defineOperation({
  id: 'tournament-delete',
  readBefore: 'after-silence',
  target: ({ tournamentId }: DeleteRequest) => tournamentId,
  describe: ({ title }) => ({ title }),
  read: async (tournamentId) => {
    try {
      await fetchFresh(tournamentQuery(tournamentId));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  },
  recognise: (exists) => ({ status: exists ? 'open' : 'done' }),
  question: ({ tournamentId, title }) => ({
    title: t.deleteQuestion(isolated(title ?? t.tournamentWithId(tournamentId))),
    body: t.deleteHint,
    confirmLabel: t.deleteTournament,
    tone: 'danger',
  }),
  send: ({ tournamentId }) => platform().api.call(tournamentCalls.remove, { params: { tournamentId } }),
  // Also after a failure, because the tournament may have been deleted elsewhere.
  refresh: (tournamentId) => {
    void refreshTournaments(tournamentId);
    void refreshUpcomingFigure();
  },
});

export interface AdvanceRequest {
  readonly tournamentId: number;
  readonly to: 'ONGOING' | 'COMPLETED';
  readonly question: Confirmation;
}

export const advanceTournament = defineOperation({
  id: 'tournament-advance',
  readBefore: 'after-silence',
  readAfterRefusal: true,
  target: ({ tournamentId }: AdvanceRequest) => tournamentId,
  describe: ({ to }) => ({ to }),
  identity: ({ to }) => to,
  read: (tournamentId) => fetchFresh(tournamentQuery(tournamentId)),
  recognise: ({ status }, { to }) => (status === to ? { status: 'done', current: status } : { status: 'open' }),
  question: ({ question }) => question,
  send: ({ tournamentId, to }) => platform().api.call(tournamentCalls.advance, { params: { tournamentId }, query: { status: to } }),
  refresh: (tournamentId) => refreshTournaments(tournamentId),
});

export type Decision = 'CREATOR_APPROVED' | 'REJECTED';

export interface DecisionRequest {
  readonly tournamentId: number;
  readonly applicationId: number;
  readonly applicant: string;
  readonly decision: Decision;
}

/** Approving charges the entry fee, repeatedly on some backends, so the pending list is read before sending. */
export const decideApplication = defineOperation({
  id: 'tournament-application',
  readBefore: 'always',
  readAfterRefusal: true,
  target: ({ tournamentId, applicationId }: DecisionRequest): readonly [number, number] => [tournamentId, applicationId],
  describe: ({ decision }) => ({ decision }),
  identity: ({ decision }) => decision,
  read: ([tournamentId, applicationId]) => isListed(applicationsOf(tournamentId, 'PENDING'), applicationId),
  // The list doesn't show which decision was made, nor by which administrator.
  recognise: (isPending) => ({ status: isPending ? 'open' : 'done' }),
  question: ({ applicant, decision }) =>
    decision === 'REJECTED'
      ? {
          title: t.rejectQuestion(applicant),
          body: t.rejectHint(applicant),
          confirmLabel: t.reject,
          tone: 'danger',
        }
      : null,
  hold: ({ applicant, decision }) => (decision === 'CREATOR_APPROVED' ? t.approvingPlayer(applicant) : null),
  send: ({ applicationId, decision }) =>
    platform().api.call(tournamentCalls.decide, { params: { applicationId }, query: { status: decision } }),
  refresh: ([tournamentId]) => refreshApplications(tournamentId),
  sentences: { unread: t.applicationUnknown },
});

type NewReward = CallInput<typeof tournamentCalls.reward>['body'];

interface RewardRequest extends NewReward {
  readonly tournamentId: number;
  readonly bannedConfirmed: boolean;
}

type PaidReward = Pick<NewReward, 'position' | 'prize'>;

const paidAs = (sent: PaidReward, { position, prize }: TournamentReward): PaidReward => ({
  position: position ?? sent.position,
  prize: prize ?? sent.prize,
});

/** The screen confirms it, for several rewards at once. */
export const payReward = defineOperation({
  id: 'tournament-reward',
  readBefore: 'always',
  keyed: true,
  target: ({ tournamentId, userId }: RewardRequest): readonly [number, number] => [tournamentId, userId],
  describe: ({ position, prize }): PaidReward => ({ position, prize }),
  // A server refuses a known key with another position or prize.
  identity: ({ position, prize, bannedConfirmed }) => ({ position, prize, ...(bannedConfirmed ? { banned: 'confirmed' } : {}) }),
  read: async ([tournamentId, userId]) => (await fetchFresh(rewardsQuery(tournamentId))).find((reward) => reward.userId === userId) ?? null,
  recognise: (reward, sent) => (reward === null ? { status: 'open' } : { status: 'done', record: paidAs(sent, reward) }),
  send: ({ tournamentId, userId, position, prize, bannedConfirmed }, options) => {
    const body = { userId, position, prize };
    return platform().api.call(tournamentCalls.reward, { params: { tournamentId }, query: bannedQuery(bannedConfirmed), body }, options);
  },
  conclude: (reward, sent) => ({ status: 'done', record: paidAs(sent, reward) }),
  refresh: ([tournamentId], { kind }) => {
    void platform().queryClient.invalidateQueries({ queryKey: tournamentKeys.rewards(tournamentId) });
    // The reason may be something the list doesn't show yet, such as a ban.
    if (kind === 'refused') void refreshApplications(tournamentId);
  },
  sentences: {
    unread: t.rewardsFailed,
    storage: t.storageBlocked,
  },
});
