import { useState } from 'react';
import { isolated, type RequestFacts as Wire } from '@arena/shared/contract';
import { formatLocal, useCapability, useNow } from '@arena/shared/platform';
import { Button, color, FactList, FormDialog, formatMoney, Icon, QueryView, Skeleton, styled } from '@arena/shared/ui';
import { useRequestFacts } from './facts.queries';
import { AttentionBanner, RequestFacts, sinceText } from './RequestFacts';
import { type MoneyRequest, personOf, type RequestKind } from './request';
import type { FactsOf } from './requests.queries';
import { decidabilityOf, type Decision, DECISION_LIST, DECISIONS } from './requests.status';
import * as t from './dialogs.messages';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Why = styled('p')({ fontWeight: 600 });
const Steps = styled('ol')({
  margin: 0,
  paddingLeft: 18,
  '& li': { paddingBottom: 6 },
  '& li::marker': { color: color.faint },
  '& small': { color: color.muted, fontSize: '0.8125rem' },
});
const History = styled('a')({ alignSelf: 'flex-start', textDecoration: 'underline', textUnderlineOffset: '3px' });

type DetailsKind = Pick<RequestKind<MoneyRequest>, 'name' | 'idLabel' | 'facts' | 'readFacts' | 'historyOf'>;

interface DetailsProps {
  readonly kind: DetailsKind;
  /** null while the dialog closes. */
  readonly id: string | null;
  readonly onClose: () => void;
  /** Decides the request; null when this screen can't. */
  readonly onDecide: ((decision: Decision) => void) | null;
}

/** Everything about one request, pending or decided: why it is pending, the facts, and what happened to it. */
export function RequestDetails({ kind, id, onClose, onDecide }: DetailsProps) {
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const query = useRequestFacts(kind, shown);
  return (
    <FormDialog
      open={id !== null}
      title={`${kind.idLabel}: ${shown}`}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t.close}
          </Button>
          {onDecide === null
            ? null
            : DECISION_LIST.map((decision) => {
                const { verb, tone, icon } = DECISIONS[decision];
                return (
                  <Button key={decision} tone={tone} onClick={() => onDecide(decision)}>
                    <Icon node={icon} size={14} /> {verb}
                  </Button>
                );
              })}
        </>
      }
    >
      <QueryView query={query} label={t.loadingDetails} skeleton={<Skeleton height="24rem" />} flush>
        {(facts) => <Details kind={kind} facts={facts} />}
      </QueryView>
    </FormDialog>
  );
}

function Details({ kind, facts }: { readonly kind: DetailsKind; readonly facts: FactsOf<MoneyRequest> }) {
  const now = useNow();
  const history = useCapability('audit-log');
  const { request, steps } = facts;
  const decidability = decidabilityOf(request);
  const isPending = decidability.status !== 'closed';
  const own = decidability.status === 'own' ? ` ${decidability.reason}` : '';
  return (
    <Stack>
      <Why>{isPending ? `${sinceText(request.requestedAt, now)}${own}` : decidability.reason}</Why>
      <AttentionBanner reasons={request.attention ?? []} title={t.needsAttention} />
      <FactList
        items={[
          { label: t.amount, value: formatMoney(request.amount) },
          { label: t.user, value: personOf(request) },
          ...kind.facts(request).filter(({ value }) => value !== null),
        ]}
      />
      {request.id === null ? null : <RequestFacts kind={kind} id={request.id} />}
      <Timeline steps={steps} />
      {history && request.id !== null ? <History href={kind.historyOf(request.id)}>{t.auditLog}</History> : null}
    </Stack>
  );
}

const STEP_WORDS: Readonly<Record<string, string>> = t.stepWords;

const Timeline = ({ steps }: Pick<Wire, 'steps'>) => (
  <section aria-label={t.timeline}>
    <Steps>
      {steps.map(({ name, at, by, balance }) => (
        <li key={name}>
          {STEP_WORDS[name ?? ''] ?? name}
          {by === null ? '' : ` ${t.byWhom(isolated(by.name ?? String(by.id)))}`}
          {balance === null ? '' : `, ${t.newBalance(formatMoney(balance))}`} <small>{formatLocal(at)}</small>
        </li>
      ))}
    </Steps>
  </section>
);
