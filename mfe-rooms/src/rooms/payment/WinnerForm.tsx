import { useState } from 'react';
import type { Payee } from '@arena/shared/contract';
import { Link, useFormDraft } from '@arena/shared/platform';
import {
  BannedNotice,
  Banner,
  Button,
  checkedText,
  FactList,
  FormNumberField,
  FormStack,
  FormTextField,
  Money,
  plainNumber,
  styled,
  tooLong,
} from '@arena/shared/ui';
import { FormProvider, useForm, zodResolver } from '@arena/shared/ui/forms';
import { DialogActions, DialogContent } from '@arena/shared/ui/more';
import * as z from '@arena/shared/contract/zod';
import { roomPaths } from '../paths';
import { NextRoom } from './NextRoom';
import { PaymentNotice, PaymentResult } from './PaymentNotice';
import type { RoomPayment } from '../rooms.operations';
import { type PaymentFacts, verdictOf } from '../room-payment';
import * as t from './payment.messages';

const POSITION_STEP = 0.1;
const MESSAGE_LIMIT = 500;

/** A position is a decimal number in steps of 0.1 (part 2 §5). */
function positionProblem(text: string): string | null {
  const position = plainNumber(text, 9);
  if (position === undefined) return t.positionExample;
  if (Number(position) === 0) return t.positionTooSmall;
  return plainNumber(text, 1) === undefined ? t.positionSteps : null;
}

const winnerForm = z.object({
  position: checkedText(positionProblem),
  message: checkedText((message) => tooLong(message, MESSAGE_LIMIT)),
});
export type WinnerValues = z.input<typeof winnerForm>;

const EMPTY_WINNER: WinnerValues = { position: '1', message: '' };
const Form = styled('form')({ display: 'contents' });
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, paddingTop: 8 });

interface WinnerFormProps {
  readonly roomId: number | null;
  readonly winner: Payee | null;
  readonly prize: number | null;
  readonly problem: string | null;
  readonly facts: PaymentFacts;
  readonly payment: RoomPayment;
}

type PayeeFactsProps = Pick<WinnerFormProps, 'roomId' | 'winner' | 'prize' | 'problem'>;

function PayeeFacts({ roomId, winner, prize, problem }: PayeeFactsProps) {
  if (problem !== null) return <Banner tone="refused" title={problem} />;
  return (
    <FactList
      columns={3}
      items={[
        { label: t.winner, value: winner?.name ?? t.userNumber(winner?.id ?? null) },
        { label: t.room, value: roomId },
        { label: t.prize, value: <Money value={prize} />, tone: 'good' },
      ]}
    />
  );
}

const Fields = () => (
  <FormStack>
    <FormNumberField name="position" label={t.position} step={POSITION_STEP} min={POSITION_STEP} />
    <FormTextField name="message" label={t.message} placeholder={t.messagePlaceholder} multiline rows={2} limit={MESSAGE_LIMIT} optional />
  </FormStack>
);

interface ActionsProps extends Pick<WinnerFormProps, 'roomId' | 'payment'> {
  /** There is nothing left to pay. */
  readonly over: boolean;
  readonly enabled: boolean;
}

function Actions({ roomId, payment: { phase, outcome }, over, enabled }: ActionsProps) {
  const sending = phase === 'sending';
  const paid = outcome?.kind === 'done' || over;
  return (
    <DialogActions>
      {paid ? (
        <Button component={Link} to={roomPaths.completed()}>
          {t.backToRooms}
        </Button>
      ) : null}
      {paid && roomId !== null ? <NextRoom paid={roomId} /> : null}
      {over ? null : (
        <Button type="submit" tone="primary" disabled={sending || !enabled} busy={sending} busyLabel={t.submitting}>
          {t.submitWinner}
        </Button>
      )}
    </DialogActions>
  );
}

export function WinnerForm({ facts, payment, ...payee }: WinnerFormProps) {
  const { roomId, winner, prize, problem } = payee;
  const winnerId = winner?.id ?? null;
  const form = useForm<WinnerValues>({ defaultValues: EMPTY_WINNER, resolver: zodResolver(winnerForm) });
  const draft = useFormDraft(`room-winner.${roomId}.${winner?.id}`, form);
  const [bannedConfirmed, setBannedConfirmed] = useState(false);
  const bannedSince = winner?.bannedAt ?? null;
  // The server keeps the first payment, so offer no second one.
  const over = facts.server === 'paid' && verdictOf(facts).kind === 'stop';
  const unconfirmed = bannedSince !== null && !bannedConfirmed;

  const submit = form.handleSubmit(async ({ position, message }) => {
    if (roomId === null || winner === null || winnerId === null || over || unconfirmed) return;
    const request = { roomId, winnerId, winnerName: winner.name, prize, position: Number(plainNumber(position)), message };
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
                name={winner?.name ?? t.userNumber(winnerId)}
                since={bannedSince}
                verb={t.pay}
                confirmed={bannedConfirmed}
                onConfirm={setBannedConfirmed}
              />
            )}
            <PaymentResult payment={payment} />
          </Stack>
        </DialogContent>
        <Actions
          roomId={roomId}
          payment={payment}
          over={over}
          enabled={problem === null && roomId !== null && winnerId !== null && !unconfirmed}
        />
      </Form>
    </FormProvider>
  );
}
