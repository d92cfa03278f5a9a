import { useEffect, useState } from 'react';
import { isolated, type LocalDateTime } from '@arena/shared/contract';
import { formatInstant, isUnanswered, joinSentences, platform, type StateOf, useFormDraft, useOperation } from '@arena/shared/platform';
import { BannedNotice, Button, color, formatMoney, media, radius, styled, VisuallyHidden } from '@arena/shared/ui';
import { useForm, zodResolver } from '@arena/shared/ui/forms';
import { payReward } from '../tournaments.operations';
import { rewardForm, rewardOf, type RewardValues } from './reward-values';
import * as t from './manage.messages';

const Form = styled('form')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  [media.phone]: { width: '100%', alignItems: 'flex-end' },
});
const Field = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.muted,
  fontSize: '0.8125rem',
  [media.phone]: { flex: '1 1 4rem', minWidth: 0, flexDirection: 'column', alignItems: 'stretch', gap: 4 },
});
const Input = styled('input')({
  width: '6rem',
  height: 34,
  padding: '0 8px',
  borderRadius: radius.control,
  border: `1px solid ${color.lineStrong}`,
  background: color.ground,
  color: color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { width: '100%' },
  [media.touch]: { height: 44, fontSize: '1rem' },
});
const Wide = styled('div')({ flexBasis: '100%' });
const Result = styled('p')({ flexBasis: '100%', color: color.muted, fontSize: '0.8125rem', '&[data-tone=bad]': { color: color.bad } });

function resultOf(outcome: StateOf<typeof payReward>['outcome']): { readonly text: string; readonly bad: boolean } | null {
  if (outcome === null) return null;
  switch (outcome.kind) {
    case 'cancelled':
      return null;
    case 'done':
      return { text: outcome.answer?.alreadyPaid ? t.alreadyPaid : joinSentences(outcome.serverMessage, t.paid), bad: false };
    case 'superseded':
      return { text: t.alreadyPaid, bad: false };
    case 'unanswered':
    case 'unknown':
      return { text: joinSentences(outcome.message, t.checkBeforeSending), bad: true };
    default:
      return { text: outcome.message, bad: true };
  }
}

export interface RewardFormProps {
  readonly tournamentId: number;
  readonly userId: number;
  readonly name: string;
  /** null when the player isn't banned. */
  readonly bannedSince: LocalDateTime | null;
  /** Paid positions, for a warning: two players may share one. */
  readonly taken: readonly number[];
}

/** An unanswered reward is filled in again, even if the draft differs. */
function useRewardForm({ tournamentId, userId, name, bannedSince, taken }: RewardFormProps) {
  const [agreed, setAgreed] = useState(false);
  const bannedConfirmed = bannedSince !== null && agreed;
  const unconfirmed = bannedSince !== null && !agreed;
  const paying = useOperation(payReward, [tournamentId, userId], { once: true });
  const unanswered = isUnanswered(paying.entry) ? paying.entry : null;
  const [sent] = useState<RewardValues | null>(() =>
    unanswered === null ? null : { position: String(unanswered.detail.position), prize: String(unanswered.detail.prize) },
  );
  const form = useForm<RewardValues>({
    defaultValues: sent ?? { position: '', prize: '' },
    resolver: zodResolver(rewardForm),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const draft = useFormDraft(`tournament-reward.${tournamentId}.${userId}`, form);
  useEffect(() => {
    if (sent !== null) form.reset(sent);
  }, [form, sent]);

  const submit = form.handleSubmit(async (values) => {
    if (unconfirmed) return;
    const reward = rewardOf(values);
    const request = { tournamentId, userId, name, ...reward, positionTaken: taken.includes(reward.position) };
    const outcome = await paying.run({ ...request, bannedConfirmed });
    if (outcome?.kind !== 'done' && outcome?.kind !== 'superseded') return;
    draft.discard();
    if (outcome.kind === 'superseded' || outcome.answer?.alreadyPaid) return;
    const paid = t.paidTo(formatMoney(outcome.record.prize), isolated(name));
    platform().notify({ message: joinSentences(outcome.serverMessage, paid), tone: 'success' });
  });

  const { errors } = form.formState;
  const problem = errors.position?.message ?? errors.prize?.message;
  return {
    ...{ form, submit, unanswered, agreed, setAgreed, unconfirmed },
    sending: paying.phase === 'sending',
    result: problem === undefined ? resultOf(paying.outcome) : { text: problem, bad: true },
  };
}

export function RewardForm(props: RewardFormProps) {
  const { form, submit, unanswered, agreed, setAgreed, unconfirmed, sending, result } = useRewardForm(props);
  const { name, bannedSince } = props;
  return (
    <Form noValidate aria-label={t.rewardFor(name)} onSubmit={(event) => void submit(event)}>
      <Field>
        {t.position}
        <Input inputMode="numeric" {...form.register('position')} />
      </Field>
      <Field>
        {t.prize}
        <Input inputMode="decimal" {...form.register('prize')} />
      </Field>
      <Button type="submit" size="sm" tone="success" disabled={unconfirmed} busy={sending} busyLabel={t.paying}>
        {t.pay}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {bannedSince === null ? null : (
        <Wide>
          <BannedNotice name={name} since={bannedSince} verb={t.pay} confirmed={agreed} onConfirm={setAgreed} />
        </Wide>
      )}
      {result !== null ? (
        <Result data-tone={result.bad ? 'bad' : undefined} role={result.bad ? 'alert' : 'status'}>
          {result.text}
        </Result>
      ) : unanswered !== null && !sending ? (
        <Result>{t.sentUnconfirmed(formatMoney(unanswered.detail.prize), formatInstant(unanswered.at))}</Result>
      ) : null}
    </Form>
  );
}
