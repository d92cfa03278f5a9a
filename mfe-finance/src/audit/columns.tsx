import type { AuditEntry, LocalDateTime, Movement, Person } from '@arena/shared/contract';
import { ageOf, formatLocal, linkTo, useNow } from '@arena/shared/platform';
import { Dash, DASH, type DataColumn, formatMoney, secondLine } from '@arena/shared/ui';
import { actionText, changesOf, shownOf, subjectText } from './words';
import * as t from './audit.messages';

function When({ at }: { readonly at: LocalDateTime | null }) {
  const now = useNow();
  return (
    <>
      {formatLocal(at) ?? <Dash label={t.timeUnknown} />}
      {secondLine(ageOf(at, now))}
    </>
  );
}

/** Entries without an account are from the command line, which has no address, or failed sign-ins. */
const actorless = (address: string | null) => (address === null ? t.commandLine : t.notSignedIn);

function Who({ person, none }: { readonly person: Person | null; readonly none: string }) {
  if (person === null) return none;
  const name = person.name ?? t.userNumber(person.id ?? DASH);
  const profile = person.id === null ? null : linkTo('user', person.id);
  return profile === null ? name : <a href={profile}>{name}</a>;
}

/** More would make the rows taller than the table's. */
const SHOWN_CHANGES = 2;

/** Field by field: "Balance $10.00 → $15.00". */
function Changes({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  const changes = shownOf(changesOf(before, after));
  if (changes.length === 0) return <Dash />;
  const more = changes.length - SHOWN_CHANGES;
  return (
    <ul data-changes>
      {changes.slice(0, SHOWN_CHANGES).map(({ label, before: was, after: is }, place) => (
        <li key={label}>
          {label}{' '}
          {was === null ? null : (
            <>
              <del>{was}</del> →{' '}
            </>
          )}
          <ins>{is ?? DASH}</ins>
          {place === SHOWN_CHANGES - 1 && more > 0 ? t.andMore(more) : null}
        </li>
      ))}
    </ul>
  );
}

export const decisionColumns = (onDetails: (entry: AuditEntry) => void): readonly DataColumn<AuditEntry>[] => [
  { id: 'at', header: t.when, cell: ({ at }) => <When at={at} />, width: '11rem' },
  {
    id: 'actor',
    header: t.who,
    cell: ({ actor, address }) => (
      <>
        <Who person={actor} none={actorless(address)} />
        {secondLine(address)}
      </>
    ),
    width: '10rem',
  },
  {
    id: 'action',
    header: t.what,
    cell: ({ action, subject, subjectId }) => (
      <>
        {actionText(action) || DASH}
        {secondLine(subjectText(subject, subjectId))}
      </>
    ),
    width: '11rem',
    place: 'title',
  },
  { id: 'whom', header: t.whom, cell: ({ whom }) => <Who person={whom} none={DASH} />, width: '10rem' },
  { id: 'changes', header: t.changes, cell: (entry) => <Changes entry={entry} /> },
  {
    id: 'details',
    header: t.details,
    cell: (entry) => (
      <button
        type="button"
        data-details
        aria-label={t.detailsOf(actionText(entry.action), subjectText(entry.subject, entry.subjectId))}
        onClick={() => onDetails(entry)}
      >
        {t.details}
      </button>
    ),
    width: '6.5rem',
    place: 'foot',
  },
];

export const MOVEMENT_COLUMNS: readonly DataColumn<Movement>[] = [
  { id: 'at', header: t.when, cell: ({ at }) => <When at={at} />, width: '12rem' },
  { id: 'user', header: t.user, cell: ({ user }) => <Who person={user} none={DASH} />, place: 'title' },
  { id: 'reason', header: t.reason, cell: ({ reason }) => <span data-wrap>{reason ?? DASH}</span> },
  {
    id: 'amount',
    header: t.amount,
    cell: ({ amount }) => (
      <span data-amount={amount === null ? undefined : amount < 0 ? 'out' : 'in'}>
        {amount !== null && amount > 0 ? '+' : ''}
        {formatMoney(amount)}
      </span>
    ),
    align: 'end',
    width: '8.5rem',
  },
  { id: 'before', header: t.balanceBefore, cell: ({ balanceBefore }) => formatMoney(balanceBefore), align: 'end', width: '9rem' },
  { id: 'after', header: t.balanceAfter, cell: ({ balanceAfter }) => formatMoney(balanceAfter), align: 'end', width: '9rem' },
];
