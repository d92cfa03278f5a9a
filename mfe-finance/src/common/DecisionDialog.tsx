import { useState } from 'react';
import { formatLocal, useCapability } from '@arena/shared/platform';
import { BannedNotice, Banner, Button, color, FactList, FormDialog, Money, styled } from '@arena/shared/ui';
import { attentionOf } from './attention';
import { AttentionBanner, RequestFacts } from './RequestFacts';
import { earlierDecision } from './decision-words';
import { type MoneyRequest, personOf, type RequestKind, type RequestRow } from './request';
import { DECISIONS } from './requests.status';
import type { Question } from './useDecisions';
import * as t from './dialogs.messages';

const Id = styled('p')({ fontWeight: 600 });
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 14 });
const Consequence = styled('p')({ color: color.muted });

interface DecisionDialogProps {
  readonly kind: Pick<RequestKind<MoneyRequest>, 'noun' | 'idLabel' | 'consequence' | 'facts' | 'name' | 'readFacts'>;
  readonly question: Question<MoneyRequest>;
  readonly row: RequestRow | undefined;
  /** `bannedConfirmed`: the administrator confirmed deciding for a banned player. */
  readonly onConfirm: (bannedConfirmed: boolean) => void;
  readonly onCancel: () => void;
}

/** Enter confirms: the button for the pressed key has the focus. */
export function DecisionDialog({ kind, question, row, onConfirm, onCancel }: DecisionDialogProps) {
  const { request, decision, seen, open } = question;
  const [agreed, setAgreed] = useState(false);
  const hasFacts = useCapability('request-facts');
  const { title, tone, verb } = DECISIONS[decision];
  const isGone = row?.state === 'gone';
  const bannedSince = decision === 'APPROVED' ? (request.user?.bannedAt ?? null) : null;
  const facts = [...kind.facts(request), { label: t.requested, value: formatLocal(request.requestedAt) }];
  return (
    <FormDialog
      open={open}
      title={title}
      description={t.decideQuestion(verb, kind.noun)}
      onClose={onCancel}
      role="alertdialog"
      width={hasFacts ? 'sm' : 'xs'}
      actions={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button
            autoFocus={bannedSince === null}
            tone={tone}
            solid
            disabled={isGone || (bannedSince !== null && !agreed)}
            // Holding the key that opened the dialog must not confirm it.
            onKeyDown={(event: React.KeyboardEvent) => (event.repeat ? event.preventDefault() : undefined)}
            onClick={() => onConfirm(agreed)}
          >
            {t.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <Id>
          {kind.idLabel}: {request.id}
        </Id>
        <FactList
          items={[
            { label: t.amount, value: <Money value={request.amount} /> },
            { label: t.user, value: personOf(request) },
            ...facts.filter(({ value }) => value !== null),
          ]}
        />
        {hasFacts ? <RequestFacts kind={kind} id={request.id} /> : null}
        <Consequence>{kind.consequence(request, decision)}</Consequence>
        {bannedSince === null ? null : (
          <BannedNotice autoFocus name={personOf(request)} since={bannedSince} verb={verb} confirmed={agreed} onConfirm={setAgreed} />
        )}
        <Warnings row={row} seen={seen} />
      </Stack>
    </FormDialog>
  );
}

function Warnings({ row, seen }: Pick<DecisionDialogProps, 'row'> & Pick<Question<MoneyRequest>, 'seen'>) {
  const earlier = earlierDecision(seen, useCapability('idempotency-key'));
  return (
    <>
      {row?.state === 'gone' ? <Banner tone="wait" title={row.note} /> : null}
      {row === undefined ? null : (
        <AttentionBanner reasons={attentionOf(row)} title={row.duplicate === undefined ? t.needsAttention : t.possibleDuplicateTitle} />
      )}
      {earlier === null ? null : (
        <Banner tone="wait" title={t.alreadyDecided}>
          {earlier}
        </Banner>
      )}
    </>
  );
}
