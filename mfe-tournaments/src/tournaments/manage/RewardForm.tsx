import { type FormEvent, useEffect, useRef, useState } from 'react';
import { joinSentences, formatInstant, platform, useFormDraft, useIntent } from '@arena/shared/platform';
import { Button, color, formatMoney, media, radius, styled, VisuallyHidden } from '@arena/shared/ui';
import { useForm } from '@arena/shared/ui/forms';
import { payReward, rewardAction, type RewardOutcome, type SentReward } from './pay-reward';

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
const Said = styled('p')({ flexBasis: '100%', color: color.muted, fontSize: '0.8125rem', '&[data-tone=bad]': { color: color.bad } });

const wordsOf = (outcome: RewardOutcome): { readonly text: string; readonly bad: boolean } => {
  if (outcome.kind === 'paid')
    return { text: joinSentences(outcome.said, outcome.earlier ? 'Paid before. Nothing was sent now.' : 'Paid.'), bad: false };
  if (outcome.kind === 'elsewhere') return { text: 'This reward is being paid in another tab. Nothing was sent from here.', bad: false };
  if (outcome.kind === 'unanswered')
    return { text: joinSentences(outcome.message, 'What is paid is read again before anything is sent again.'), bad: true };
  return { text: outcome.message, bad: true };
};

/** The reward as it is typed: text. */
type RewardValues = Record<'position' | 'prize', string>;

interface RewardFormProps {
  readonly tournamentId: number;
  readonly userId: number;
  readonly name: string;
  /** Positions that are paid already, for a warning: two players may share one. */
  readonly taken: readonly number[];
}

/** Position and prize of one player, kept until they are paid, and the button that pays. */
export function RewardForm({ tournamentId, userId, name, taken }: RewardFormProps) {
  const intent = useIntent<SentReward>(rewardAction(tournamentId, userId));
  const unanswered = intent?.state === 'sending' || intent?.state === 'unknown';
  const [sent] = useState<RewardValues | null>(() =>
    unanswered ? { position: String(intent.detail.position), prize: String(intent.detail.prize) } : null,
  );
  const form = useForm<RewardValues>({ defaultValues: sent ?? { position: '', prize: '' } });
  const draft = useFormDraft(`tournament-reward.${tournamentId}.${userId}`, form);
  // After the draft: what was sent and never answered is what is to be sent again.
  useEffect(() => {
    if (sent !== null) form.reset(sent);
  }, [form, sent]);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  // State arrives with the next drawing, and a second press may come before it.
  const locked = useRef(false);

  const refuse = (text: string) => {
    setSaid({ text, bad: true });
    return false;
  };
  /** Answers whether that was all: a paid reward stays locked until its form gives way to the receipt. */
  const pay = async (): Promise<boolean> => {
    const { position, prize } = form.getValues();
    const [place, amount] = [Number(position), Number(prize)];
    if (!/^\d+$/.test(position) || place < 1 || place > 100) return refuse('The position is a whole number from 1 to 100.');
    if (!/^\d+(\.\d{1,2})?$/.test(prize) || amount > 1_000_000) return refuse('The prize is an amount from 0 to 1,000,000.');
    const agreed = await platform().confirm({
      title: `Pay ${formatMoney(amount)} to ${name}?`,
      body: `Position ${place}${taken.includes(place) ? ', which another player has been paid for already' : ''}. The amount is added to the balance at once, and cannot be taken back here.`,
      confirmLabel: 'Pay',
      tone: 'success',
    });
    if (!agreed) return false;
    setBusy(true);
    setSaid(null);
    const outcome = await payReward({ tournamentId, userId, position: place, prize: amount });
    setBusy(false);
    setSaid(wordsOf(outcome));
    if (outcome.kind === 'paid') draft.discard();
    if (outcome.kind === 'paid' && !outcome.earlier)
      platform().notify({ message: joinSentences(outcome.said, `${formatMoney(amount)} paid to ${name}`), tone: 'success' });
    return outcome.kind === 'paid';
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (locked.current) return;
    locked.current = true;
    let over = false;
    try {
      over = await pay();
    } finally {
      setBusy(false);
      locked.current = over;
    }
  };

  return (
    <Form noValidate aria-label={`Reward of ${name}`} onSubmit={(event) => void submit(event)}>
      <Field>
        Position
        <Input type="number" step={1} min={1} {...form.register('position')} />
      </Field>
      <Field>
        Prize
        <Input type="number" step={1} min={0} {...form.register('prize')} />
      </Field>
      <Button type="submit" size="sm" tone="success" busy={busy} busyLabel="Paying...">
        Pay<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {said !== null ? (
        <Said data-tone={said.bad ? 'bad' : undefined} role={said.bad ? 'alert' : 'status'}>
          {said.text}
        </Said>
      ) : unanswered && !busy ? (
        <Said>
          {formatMoney(intent.detail.prize)} was sent on {formatInstant(intent.at)} and no answer came. What is paid is read before anything
          is sent again.
        </Said>
      ) : null}
    </Form>
  );
}
