import { useEffect, useEffectEvent } from 'react';
import { ADJUSTMENT_REASON, isolated } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { platform, type StateOf, useFormDraft, useOperation } from '@arena/shared/platform';
import {
  Banner,
  checkedText,
  CreateDialog,
  Dash,
  FactList,
  formatMoney,
  FormNumberField,
  FormSelect,
  FormTextField,
  Money,
  numberProblem,
  plainNumber,
  tooLong,
} from '@arena/shared/ui';
import { useForm, type UseFormReturn, useWatch, zodResolver } from '@arena/shared/ui/forms';
import { nameOf } from '../member';
import { useMember, useStatementOf } from '../users.queries';
import { isBanned } from '../users.status';
import { adjustBalance, type SentAdjustment } from './adjust.operations';
import type { AdjustDialogProps } from './lazy';
import * as t from './adjust.messages';

const EMPTY = { way: 'add', amount: '', reason: '' };
type Values = typeof EMPTY;
const WAYS = [
  { value: 'add', label: t.addTo },
  { value: 'take', label: t.takeFrom },
];
const { least, most } = ADJUSTMENT_REASON;

const amountProblem = (text: string) => numberProblem(text, { least: 0.01 });
const adjustmentForm = z.object({
  way: z.string(),
  amount: checkedText(amountProblem),
  reason: checkedText((text) => tooLong(text, most) ?? (text.trim().length < least ? t.reasonTooShort(least) : null)),
});

/** null while the amount isn't valid. */
const signedOf = ({ way, amount }: Values): number | null =>
  amountProblem(amount) === null ? Number(plainNumber(amount)) * (way === 'take' ? -1 : 1) : null;

const earlier = ({ amount, reason }: SentAdjustment) => t.earlierMade(formatMoney(amount), isolated(reason));
type Adjusting = StateOf<typeof adjustBalance>;

/** The form of an adjustment that turns out to be made, after a reload or a lost answer, must not make it again. */
function useClearing(form: UseFormReturn<Values>, { entry, phase }: Adjusting, discard: () => void): void {
  const clear = useEffectEvent((sent: SentAdjustment) => {
    const typed = form.getValues();
    if (signedOf(typed) !== sent.amount || typed.reason.trim() !== sent.reason) return;
    discard();
    form.reset(EMPTY);
    form.setError('root', { message: earlier(sent) });
  });
  useEffect(() => {
    if (phase === 'idle' && entry?.state === 'done') clear(entry.detail);
  }, [entry, phase]);
}

/** Adds to a user's balance or takes from it, once per submit. Keeps what was typed until then. */
export function AdjustDialog({ member: given, onClose }: AdjustDialogProps) {
  const userId = given.id ?? 0;
  const { data: member = given } = useMember(userId);
  useStatementOf(userId);
  const form = useForm<Values>({ defaultValues: EMPTY, resolver: zodResolver(adjustmentForm) });
  const draft = useFormDraft(`user-adjust.${userId}`, form);
  const adjusting = useOperation(adjustBalance, userId, { once: true, reconciles: true });
  const values = { ...EMPTY, ...useWatch({ control: form.control }) };
  const amount = signedOf(values);
  const name = nameOf(member);
  const { balance } = member;

  const { phase } = adjusting;
  useClearing(form, adjusting, draft.discard);

  const submit = form.handleSubmit(async (typed) => {
    const outcome = await adjusting.run({ userId, amount: signedOf(typed) ?? 0, reason: typed.reason.trim() });
    if (outcome?.kind !== 'done') return;
    draft.discard();
    const after = outcome.answer?.balanceAfter ?? null;
    platform().notify({ message: t.adjusted(name, after === null ? '' : formatMoney(after)), tone: 'success' });
    onClose();
  });

  return (
    <CreateDialog
      form={form}
      width="sm"
      title={t.adjustBalanceOf(isolated(name))}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t.adjustBalance}
      busyLabel={t.adjusting}
      sending={phase === 'sending' || phase === 'done'}
      notices={
        <Notice
          outcome={adjusting.outcome}
          found={form.formState.errors.root?.message ?? null}
          banned={isBanned(member) ? isolated(name) : null}
        />
      }
    >
      <FormSelect name="way" label={t.direction} options={WAYS} />
      <FormNumberField name="amount" label={t.amount} unit="$" step={1} min={0} autoFocus />
      <FormTextField name="reason" label={t.reason} helper={t.reasonHint} limit={most} autoComplete="off" />
      <FactList
        items={[
          { label: t.balanceNow, value: <Money value={balance} /> },
          { label: t.balanceAfter, value: amount === null || balance === null ? <Dash /> : <Money value={balance + amount} /> },
        ]}
      />
    </CreateDialog>
  );
}

interface NoticeProps {
  readonly outcome: Adjusting['outcome'];
  /** What an earlier adjustment was. */
  readonly found: string | null;
  /** The name of a banned user. */
  readonly banned: string | null;
}

function Notice({ outcome, found, banned }: NoticeProps) {
  if (found !== null) return <Banner tone="done" title={found} />;
  switch (outcome?.kind) {
    case 'unanswered':
    case 'unknown':
      return (
        <Banner tone="refused" title={outcome.message}>
          {t.mayBeMade}
        </Banner>
      );
    case 'superseded':
      return (
        <Banner tone="wait" title={outcome.record === null ? t.sameMade : earlier(outcome.record)}>
          {outcome.record === null ? t.makeAnother : t.nothingSent}
        </Banner>
      );
    case 'refused':
    case 'not-sent':
      return <Banner tone="refused" title={outcome.message} />;
    default:
      return banned === null ? null : <Banner tone="wait" title={t.isBanned(banned)} />;
  }
}
