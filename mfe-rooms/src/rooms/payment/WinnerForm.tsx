import type { Person } from '@arena/shared/contract';
import { Link, type StateOf, useFormDraft } from '@arena/shared/platform';
import { Banner, Button, FactList, FormStack, FormTextField, Money, styled } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { DialogActions, DialogContent } from '@arena/shared/ui/more';
import { roomPaths } from '../paths';
import { PaymentNotice } from './PaymentNotice';
import { PaymentResult } from './PaymentResult';
import { PositionField } from './PositionField';
import type { payRoom } from '../rooms.operations';
import { canPay, type PaymentFacts } from './room-payment';
import { EMPTY_WINNER, MESSAGE_LIMIT, readWinner, type WinnerValues } from './winner-values';

const Form = styled('form')({ display: 'contents' });
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 8 });

export type RoomPayment = StateOf<typeof payRoom>;

export interface WinnerFormProps {
  readonly roomId: number | null;
  readonly winner: Person | null;
  readonly prize: number | null;
  /** Why this winner cannot be paid at all, or null. */
  readonly problem: string | null;
  readonly facts: PaymentFacts;
  readonly payment: RoomPayment;
}

/** Position, message, and the button that pays. */
export function WinnerForm({ roomId, winner, prize, problem, facts, payment }: WinnerFormProps) {
  const form = useForm<WinnerValues>({
    defaultValues: EMPTY_WINNER,
    resolver: (values) => {
      const { errors } = readWinner(values);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const draft = useFormDraft(`room-winner.${roomId}.${winner?.id}`, form);
  const winnerId = winner?.id ?? null;
  const sending = payment.phase === 'sending';
  const verdict = canPay(facts);
  // The server keeps the first payment: there is nothing a second one could do, so none is offered.
  const over = facts.server === 'paid' && verdict.pay === 'no';

  const submit = form.handleSubmit(async (values) => {
    if (roomId === null || winner === null || winnerId === null || over) return;
    const outcome = await payment.run({ roomId, winnerId, winnerName: winner.name, prize, ...readWinner(values).submission });
    if (outcome?.kind !== 'done' || outcome.answer === null) return;
    form.reset(EMPTY_WINNER);
    draft.discard();
  });

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent>
          <Stack>
            {problem === null ? (
              <FactList
                columns={3}
                items={[
                  { label: 'Winner', value: winner?.name ?? `User ${winnerId}` },
                  { label: 'Room', value: roomId },
                  { label: 'Prize', value: <Money value={prize} />, tone: 'good' },
                ]}
              />
            ) : (
              <Banner tone="refused" title={problem} />
            )}
            <PaymentNotice facts={facts} payment={payment} />
            {over ? null : (
              <FormStack>
                <PositionField name="position" label="Position" />
                <FormTextField name="message" label="Message" placeholder="Message..." multiline rows={2} limit={MESSAGE_LIMIT} optional />
              </FormStack>
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
              disabled={sending || problem !== null || roomId === null || winnerId === null}
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
