import { useState } from 'react';
import type { Payee } from '@arena/shared/contract';
import { Link, useFormDraft } from '@arena/shared/platform';
import { BannedNotice, Banner, Button, FactList, FormNumberField, FormStack, FormTextField, Money, styled } from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { DialogActions, DialogContent } from '@arena/shared/ui/more';
import { roomPaths } from '../paths';
import { PaymentNotice, PaymentResult } from './PaymentNotice';
import type { RoomPayment } from '../rooms.operations';
import { canPay, type PaymentFacts } from '../room-payment';
import { EMPTY_WINNER, MESSAGE_LIMIT, POSITION_STEP, winnerForm, type WinnerValues } from './winner-values';

const Form = styled('form')({ display: 'contents' });
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 8 });

interface WinnerFormProps {
  readonly roomId: number | null;
  readonly winner: Payee | null;
  readonly prize: number | null;
  /** Why this winner cannot be paid at all, or null. */
  readonly problem: string | null;
  readonly facts: PaymentFacts;
  readonly payment: RoomPayment;
}

type PayeeFactsProps = Pick<WinnerFormProps, 'roomId' | 'winner' | 'prize' | 'problem'>;

/** Who is paid how much for which room, or why nobody can be. */
function PayeeFacts({ roomId, winner, prize, problem }: PayeeFactsProps) {
  if (problem !== null) return <Banner tone="refused" title={problem} />;
  return (
    <FactList
      columns={3}
      items={[
        { label: 'Winner', value: winner?.name ?? `User ${winner?.id ?? null}` },
        { label: 'Room', value: roomId },
        { label: 'Prize', value: <Money value={prize} />, tone: 'good' },
      ]}
    />
  );
}

const Fields = () => (
  <FormStack>
    <FormNumberField name="position" label="Position" step={POSITION_STEP} min={POSITION_STEP} />
    <FormTextField name="message" label="Message" placeholder="Message..." multiline rows={2} limit={MESSAGE_LIMIT} optional />
  </FormStack>
);

/** Position, message, and the button that pays. */
export function WinnerForm({ facts, payment, ...payee }: WinnerFormProps) {
  const { roomId, winner, prize, problem } = payee;
  const winnerId = winner?.id ?? null;
  const form = useForm<WinnerValues>({ defaultValues: EMPTY_WINNER, resolver: zodResolver(winnerForm) });
  const draft = useFormDraft(`room-winner.${roomId}.${winner?.id}`, form);
  const [bannedConfirmed, setBannedConfirmed] = useState(false);
  const bannedSince = winner?.bannedAt ?? null;
  const sending = payment.phase === 'sending';
  // The server keeps the first payment: there is nothing a second one could do, so none is offered.
  const over = facts.server === 'paid' && canPay(facts).pay === 'no';

  const unconfirmed = bannedSince !== null && !bannedConfirmed;

  const submit = form.handleSubmit(async ({ position, message }) => {
    if (roomId === null || winner === null || winnerId === null || over || unconfirmed) return;
    const request = { roomId, winnerId, winnerName: winner.name, prize, position: Number(position), message };
    const outcome = await payment.run({ ...request, bannedConfirmed: bannedSince !== null && bannedConfirmed });
    if (outcome?.kind !== 'done' || outcome.answer === null) return;
    form.reset(EMPTY_WINNER);
    draft.discard();
  });

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent>
          <Stack>
            <PayeeFacts {...payee} />
            <PaymentNotice facts={facts} payment={payment} />
            {over ? null : <Fields />}
            {over || problem !== null || bannedSince === null ? null : (
              <BannedNotice
                name={winner?.name ?? `User ${winnerId}`}
                since={bannedSince}
                verb="Pay"
                confirmed={bannedConfirmed}
                onConfirm={setBannedConfirmed}
              />
            )}
            <PaymentResult payment={payment} />
          </Stack>
        </DialogContent>
        <DialogActions>
          {payment.outcome?.kind === 'done' || over ? (
            <Button component={Link} to={roomPaths.completed()}>
              Back to rooms
            </Button>
          ) : null}
          {over ? null : (
            <Button
              type="submit"
              tone="primary"
              disabled={sending || problem !== null || roomId === null || winnerId === null || unconfirmed}
              busy={sending}
              busyLabel="Submitting..."
            >
              Submit Winner
            </Button>
          )}
        </DialogActions>
      </Form>
    </FormProvider>
  );
}
