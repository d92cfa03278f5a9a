import { formatInstant, formatLocal, joinSentences, OWN_PAYMENT, useIsOwnMoney, useJournalEntry } from '@arena/shared/platform';
import { Avatar, BannedNotice, Button, formatMoney, Money, StatusBadge, useBusy } from '@arena/shared/ui';
import { useFormState, useWatch } from '@arena/shared/ui/forms';
import { payReward } from '../tournaments.operations';
import { rowOf } from './reward-values';
import { Field, Input, Line, Player, Result, Row } from './rewards.styles';
import type { Rewarding, RewardOutcome, RewardPlayer } from './useRewardForm';
import * as t from './manage.messages';

const said = (text: string, bad = false) => ({ text, bad });
const ALREADY = said(t.alreadyPaid);
function resultOf(outcome: RewardOutcome | undefined) {
  if (outcome === undefined || outcome.kind === 'cancelled') return null;
  if (outcome.kind === 'superseded' || (outcome.kind === 'done' && outcome.answer?.alreadyPaid)) return ALREADY;
  if (outcome.kind === 'done') return said(joinSentences(outcome.serverMessage, t.paid));
  const isOpen = outcome.kind === 'unanswered' || outcome.kind === 'unknown';
  return said(isOpen ? joinSentences(outcome.message, t.checkBeforeSending) : outcome.message, true);
}

interface RewardRowProps {
  readonly player: RewardPlayer;
  readonly rewarding: Rewarding;
}

/** A player with the reward that was paid, or the fields for one. Without fields for administrators who would pay themselves. */
export function RewardRow(props: RewardRowProps) {
  const { userId, name, bannedSince, reward } = props.player;
  const own = useIsOwnMoney(userId);
  const fields = own ? <p>{OWN_PAYMENT}</p> : <Fields {...props} />;
  return (
    <Row>
      <Player>
        <Avatar name={name} size={34} />
        {name}
        {bannedSince === null ? null : <StatusBadge tone="refused">{t.banned}</StatusBadge>}
      </Player>
      {reward === null ? (
        fields
      ) : (
        <Line>
          <StatusBadge tone="done">{t.paidBadge}</StatusBadge>
          <Money value={reward.prize} />
          {reward.position === null ? null : <span>{t.positionNumber(reward.position)}</span>}
          <span>{formatLocal(reward.paidAt)}</span>
          {resultOf(props.rewarding.results.get(userId)) === ALREADY ? <Result role="status">{t.alreadyPaid}</Result> : null}
        </Line>
      )}
    </Row>
  );
}

function useResult({ player: { userId }, rewarding }: RewardRowProps) {
  const { tournamentId, form, results, busy, unsettledOf } = rewarding;
  const error = useFormState({ control: form.control }).errors.rows?.[`u${userId}`];
  const entry = useJournalEntry(payReward, [tournamentId, userId]);
  const unsettled = unsettledOf(userId);
  const isSending = busy && entry?.state === 'sending';
  const problem = (error?.position ?? error?.prize ?? error?.banned)?.message;
  const sent = unsettled && said(t.sentUnconfirmed(formatMoney(unsettled.detail.prize), formatInstant(unsettled.at)));
  const result = problem === undefined ? (resultOf(results.get(userId)) ?? sent) : said(problem, true);
  const canCheck = !isSending && (entry?.state === 'unknown' || entry?.state === 'sending');
  return { error, locked: unsettled !== null, canCheck, result: isSending ? said(t.paying) : result };
}

function Fields(props: RewardRowProps) {
  const { form, check, onType } = props.rewarding;
  const { userId, name, bannedSince } = props.player;
  const row = rowOf(userId);
  const agreed = useWatch({ control: form.control, name: `${row}.banned` }) === true;
  const agree = (yes: boolean) => form.setValue(`${row}.banned`, yes);
  const { error, locked, canCheck, result } = useResult(props);
  const [checking, once] = useBusy();
  return (
    <Line role="group" aria-label={t.rewardFor(name)}>
      {(['position', 'prize'] as const).map((field) => (
        <Field key={field}>
          {t[field]}
          <Input
            inputMode={field === 'prize' ? 'decimal' : 'numeric'}
            autoComplete="off"
            readOnly={locked}
            aria-invalid={error?.[field] === undefined ? undefined : true}
            {...form.register(`${row}.${field}`, { onChange: () => onType(props.player, field) })}
          />
        </Field>
      ))}
      {bannedSince === null ? null : <BannedNotice name={name} since={bannedSince} verb={t.pay} confirmed={agreed} onConfirm={agree} />}
      {canCheck ? (
        <Button size="sm" busy={checking} onClick={() => void once(() => check(userId))}>
          {t.checkAgain}
        </Button>
      ) : null}
      {result === null ? null : (
        <Result data-tone={result.bad ? 'bad' : undefined} role={result.bad ? 'alert' : 'status'}>
          {result.text}
        </Result>
      )}
    </Line>
  );
}
