import type { ReactNode } from 'react';
import type { TournamentApplication } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { Avatar, Card, CardFooter, CardMeta, CardTitle, color, Dash, FactList, plainStatus, StatusBadge, styled } from '@arena/shared/ui';
import * as t from './manage.messages';

const Root = styled(Card)({ minHeight: 0, gap: 14, '&[data-inert]': { opacity: 0.75 } });
const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0, '& > div': { minWidth: 0, flex: 1 } });
const Email = styled(CardMeta)({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Note = styled('p')({ color: color.muted, fontSize: '0.8125rem', overflowWrap: 'anywhere', '&[data-tone=bad]': { color: color.bad } });
const Acts = styled(CardFooter)({ display: 'flex', gap: 4 });
/** Estimated card height. */
export const APPLICATION_REM = 15;

interface ApplicationCardProps {
  readonly application: TournamentApplication;
  readonly inert?: boolean;
  readonly note?: { readonly text: string; readonly bad: boolean } | null;
  readonly children?: ReactNode;
}

export function ApplicationCard({ application, inert = false, note = null, children }: ApplicationCardProps) {
  const { applicant, status, requestedAt } = application;
  const name = applicant?.name ?? (applicant?.id == null ? null : t.playerNumber(applicant.id));
  return (
    <Root aria-label={t.applicationFrom(name)} data-inert={inert || undefined}>
      <Head>
        <Avatar name={applicant?.name} size={38} />
        <div>
          <CardTitle>{name ?? <Dash label={t.noName} />}</CardTitle>
          <Email title={applicant?.email ?? undefined}>{applicant?.email ?? <Dash label={t.noEmail} />}</Email>
        </div>
      </Head>
      <FactList
        // One column: an approved player's badge is wider than half a card.
        columns={1}
        items={[
          {
            label: t.status,
            value: (
              <StatusBadge
                tone={status === 'PENDING' ? 'wait' : status === 'CREATOR_APPROVED' ? 'done' : 'other'}
                plain={plainStatus('application', status)}
              >
                {status ?? t.unknown}
              </StatusBadge>
            ),
          },
          { label: t.requestedAt, value: formatLocal(requestedAt) ?? <Dash /> },
        ]}
      />
      {note === null ? null : (
        <Note data-tone={note.bad ? 'bad' : undefined} role="status">
          {note.text}
        </Note>
      )}
      {children ? <Acts>{children}</Acts> : null}
    </Root>
  );
}
