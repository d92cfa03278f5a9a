import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isolated, type TournamentApplication, type TournamentReward } from '@arena/shared/contract';
import { isOwnMoney, isUnanswered, joinSentences, platform, type StateOf, useFormDraft } from '@arena/shared/platform';
import { formatCount, useBusy } from '@arena/shared/ui';
import { useForm, type UseFormReturn, useWatch, zodResolver } from '@arena/shared/ui/forms';
import { payReward } from '../tournaments.operations';
import { useApplications, useRewards, useTournament } from '../tournaments.queries';
import { BY_HAND } from './reward-rules';
import { hasPrize, poolOf, rewardForm, rewardOf, type RewardValues, rowOf, ruledPrizes, typedIds } from './reward-values';
import { type Payee, reviewOf, sumOfPrizes } from './review';
import * as t from './manage.messages';

export type RewardOutcome = NonNullable<StateOf<typeof payReward>['outcome']>;

export interface RewardPlayer extends Pick<Payee, 'userId' | 'name' | 'bannedSince'> {
  /** null when nothing was paid. */
  readonly reward: TournamentReward | null;
}

/** The approved players and the others, without duplicates. */
function playersOf(
  approved: readonly TournamentApplication[],
  rewards: readonly TournamentReward[],
  others: readonly { readonly userId: number | null; readonly name?: string | null }[],
): readonly RewardPlayer[] {
  const paid = new Map(rewards.map((reward) => [reward.userId, reward]));
  const players = new Map<number, RewardPlayer>();
  const add = (userId: number | null | undefined, name: string | null | undefined, bannedSince: Payee['bannedSince'] = null) => {
    if (userId == null || players.has(userId)) return;
    players.set(userId, { userId, name: name ?? t.playerNumber(userId), bannedSince, reward: paid.get(userId) ?? null });
  };
  for (const { applicant } of approved) add(applicant?.id, applicant?.name, applicant?.bannedAt);
  for (const { userId, name } of others) add(userId, name);
  return [...players.values()];
}

/** The players, undefined until they are read. Rows with something typed stay, even if a search doesn't find them. */
function usePlayers(tournamentId: number, form: UseFormReturn<RewardValues>) {
  const [search, onSearch] = useState('');
  const list = useApplications(tournamentId, 'CREATOR_APPROVED', { search });
  const rewards = useRewards(tournamentId);
  const pool = poolOf(useTournament(tournamentId).data?.prizePool ?? null, rewards.data ?? []);
  const typed = useWatch({ control: form.control, name: 'rows', compute: (rows) => typedIds(rows).join() });
  const players = useMemo(() => {
    if (list.rows === undefined || rewards.data === undefined) return undefined;
    const kept = typed === '' ? [] : typed.split(',').map(Number);
    const others = kept.map((userId) => ({ userId, name: form.getValues(`${rowOf(userId)}.name`) }));
    // Searches cover approved players only.
    return playersOf(list.rows, rewards.data, [...(list.isWhole ? rewards.data : []), ...others]);
  }, [form, list.isWhole, list.rows, rewards.data, typed]);
  const query = list.query.error === null ? rewards : list.query;
  return { players, pool, view: { list: { ...list, rows: players, query }, search, onSearch } };
}

/** One toast for all payments. */
function tell(results: readonly (readonly [Payee, RewardOutcome])[]) {
  const paid = results.flatMap(([{ name }, outcome]) =>
    outcome.kind === 'done' && outcome.answer?.alreadyPaid !== true ? { name, ...outcome, ...outcome.record } : [],
  );
  const failed = results.filter(([, { kind }]) => kind !== 'done' && kind !== 'superseded').length;
  const [one] = paid;
  const sum = sumOfPrizes(paid);
  const single = one && joinSentences(one.serverMessage, t.paidTo(sum, isolated(one.name)));
  const said = paid.length > 1 ? t.playersPaid(formatCount(paid.length), sum) : single;
  const message = [said, failed === 0 ? undefined : t.playersNotPaid(formatCount(failed))].filter(Boolean).join('. ');
  if (message !== '') platform().notify({ message, tone: failed === 0 ? 'success' : 'error' });
}

/** Pays one after the other, each with its own operation. */
function usePayments(tournamentId: number) {
  const [results, setResults] = useState<ReadonlyMap<number, RewardOutcome>>(new Map());
  const show = (userId: number, outcome: RewardOutcome | null) =>
    void (outcome !== null && setResults((before) => new Map(before).set(userId, outcome)));
  return {
    results,
    /** What may have been paid: its values stay as they were sent until the server says that it wasn't. */
    unsettledOf(userId: number) {
      const entry = payReward.entry([tournamentId, userId]);
      return isUnanswered(entry) && results.get(userId)?.kind !== 'unanswered' ? entry : null;
    },
    check: async (userId: number) => show(userId, await payReward.reconcile([tournamentId, userId])),
    async pay(payees: readonly Payee[]) {
      const done: [Payee, RewardOutcome][] = [];
      for (const payee of payees) {
        const { userId, position, prize, seen, bannedSince } = payee;
        const outcome = await payReward.run({ tournamentId, userId, position, prize, bannedConfirmed: bannedSince !== null }, { seen });
        show(userId, outcome);
        done.push([payee, outcome]);
        if (outcome.kind === 'refused' && outcome.signedOut) break;
      }
      tell(done);
    },
  };
}

/** The rewards of a tournament: what is filled in, being paid and paid. */
export function useRewardForm(tournamentId: number) {
  const [busy, once] = useBusy();
  const resolver = zodResolver(rewardForm);
  const form = useForm<RewardValues>({ defaultValues: { rule: BY_HAND, rows: {} }, resolver, reValidateMode: 'onSubmit' });
  const draft = useFormDraft(`tournament-rewards.${tournamentId}`, form);
  const { players, pool, view } = usePlayers(tournamentId, form);
  const { pay, unsettledOf, ...payments } = usePayments(tournamentId);

  const settle = useEffectEvent((known: readonly RewardPlayer[]) => {
    const filled = new Set(typedIds(form.getValues('rows')));
    for (const { userId, name, reward } of known) {
      const sent = busy ? undefined : unsettledOf(userId)?.detail;
      // Before the draft, even if that differs.
      if (reward === null && sent) form.setValue(rowOf(userId), { name, position: String(sent.position), prize: String(sent.prize) });
      else if (reward !== null && filled.has(userId)) form.setValue(rowOf(userId), { position: '', prize: '' });
    }
    if (typedIds(form.getValues('rows')).length === 0) draft.discard();
  });
  useEffect(() => (players === undefined ? undefined : settle(players)), [players]);

  const applyRule = () => {
    for (const [key, prize] of ruledPrizes(form.getValues(), pool, (userId) => unsettledOf(userId) !== null)) {
      form.setValue(`rows.${key}.byRule`, prize);
      form.setValue(`rows.${key}.prize`, prize);
    }
  };
  return {
    ...{ ...payments, tournamentId, form, pool, view, busy, unsettledOf, applyRule },
    onType({ userId, name }: RewardPlayer, field: 'position' | 'prize') {
      form.setValue(`${rowOf(userId)}.name`, name);
      if (field === 'position') applyRule();
    },
    review: form.handleSubmit(async ({ rows }) => {
      const open = (players ?? []).filter(({ userId, reward }) => reward === null && !isOwnMoney(userId));
      const payees = open.flatMap(({ reward: _, ...player }) => {
        const row = rows[`u${player.userId}`] ?? {};
        return hasPrize(row) ? { ...player, ...rewardOf(row), seen: payReward.entry([tournamentId, player.userId]) } : [];
      });
      const unconfirmed = payees.filter(({ userId, bannedSince }) => bannedSince !== null && rows[`u${userId}`]?.banned !== true);
      for (const { userId } of unconfirmed) form.setError(`${rowOf(userId)}.banned`, { message: t.confirmBanned });
      if (payees.length > 0 && unconfirmed.length === 0)
        await once(async () => void ((await platform().confirm(reviewOf(payees, pool))) && (await pay(payees))));
    }),
  };
}
export type Rewarding = ReturnType<typeof useRewardForm>;
