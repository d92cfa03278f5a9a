import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { formatLocal, useCapability } from '@arena/shared/platform';
import { BannedNotice, Banner, Button, color, FactList, FormDialog, Money, styled } from '@arena/shared/ui';
import type { Question } from './decision-controller';
import { earlierDecision } from './decision-words';
import type { RequestKind } from './kind';
import { type MoneyRequest, personOf } from './request';
import { DECISIONS } from './requests.status';
import type { RowStatus } from './row-status';

const Id = styled('p')({ fontWeight: 600 });
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 14 });
const Consequence = styled('p')({ color: color.muted });

export interface DecisionDialogProps {
  readonly kind: RequestKind<MoneyRequest>;
  /** null while nothing is asked. */
  readonly question: Question<MoneyRequest> | null;
  /** Why the request may have been sent twice. */
  readonly duplicate: string | null;
  readonly pending: { statusOf(key: string): RowStatus; subscribe(listener: () => void): () => void };
  /** `bannedConfirmed`: knowing that the person is banned. */
  readonly onConfirm: (bannedConfirmed: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks before a decision, with what it does. Enter confirms: it opens on the button that the key meant. */
export function DecisionDialog({ kind, question, duplicate, pending, onConfirm, onCancel }: DecisionDialogProps) {
  // It keeps its content while it closes.
  const [shown, setShown] = useState(question);
  // The number of the question in which the person agreed to approve for a banned player.
  const [agreed, setAgreed] = useState<number | null>(null);
  if (question !== null && question !== shown) setShown(question);
  const key = String(shown?.request.id);
  const { gone } = useSyncExternalStore(pending.subscribe, () => pending.statusOf(key));
  if (shown === null) return null;
  const { title, tone, verb } = DECISIONS[shown.decision];
  const bannedSince = shown.decision === 'APPROVED' ? (shown.request.user?.bannedAt ?? null) : null;
  const bannedConfirmed = bannedSince !== null && agreed === shown.number;
  return (
    <FormDialog
      // A new question is a new dialog, also while the last one closes: it has the focus on its own button.
      key={shown.number}
      open={question !== null}
      title={title}
      description={`Are you sure you want to ${verb.toLowerCase()} this ${kind.noun}?`}
      onClose={onCancel}
      role="alertdialog"
      width="xs"
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            autoFocus={bannedSince === null}
            tone={tone}
            solid
            disabled={gone !== null || (bannedSince !== null && !bannedConfirmed)}
            // A key that is held down since before the question was asked is no answer to it.
            onKeyDown={(event: React.KeyboardEvent) => (event.repeat ? event.preventDefault() : undefined)}
            onClick={() => onConfirm(bannedConfirmed)}
          >
            Confirm
          </Button>
        </>
      }
    >
      <QuestionFacts kind={kind} question={shown} gone={gone} duplicate={duplicate}>
        {bannedSince === null ? null : (
          <BannedNotice
            autoFocus
            name={personOf(shown.request)}
            since={bannedSince}
            verb={verb}
            confirmed={bannedConfirmed}
            onConfirm={(confirmed) => setAgreed(confirmed ? shown.number : null)}
          />
        )}
      </QuestionFacts>
    </FormDialog>
  );
}

type QuestionFactsProps = Pick<DecisionDialogProps, 'kind' | 'duplicate'> & {
  readonly question: Question<MoneyRequest>;
  readonly gone: RowStatus['gone'];
  /** A confirmation that the decision also needs. */
  readonly children: ReactNode;
};

function QuestionFacts({ kind, question: { request, decision, seen }, gone, duplicate, children }: QuestionFactsProps) {
  const warning = earlierDecision(seen, useCapability('idempotency-key'));
  const facts = [...kind.facts(request), { label: 'Requested', value: formatLocal(request.requestedAt) }];
  return (
    <Stack>
      <Id>
        {kind.idLabel}: {request.id}
      </Id>
      <FactList
        items={[
          { label: 'Amount', value: <Money value={request.amount} /> },
          { label: 'User', value: personOf(request) },
          ...facts.filter(({ value }) => value !== null),
        ]}
      />
      <Consequence>{kind.consequence(request, decision)}</Consequence>
      {children}
      {gone === null ? null : <Banner tone="wait" title={gone.note} />}
      {duplicate === null ? null : (
        <Banner tone="wait" title="Possible duplicate">
          {duplicate}.
        </Banner>
      )}
      {warning === null ? null : (
        <Banner tone="wait" title="Decided from here before">
          {warning}
        </Banner>
      )}
    </Stack>
  );
}
