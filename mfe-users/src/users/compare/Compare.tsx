import { type Account, type Member, searchForm } from '@arena/shared/contract';
import { formatLocal, idOf, isMissing, Link, useLiveKey } from '@arena/shared/platform';
import { Button, color, Dash, EmptyState, formatCount, formatMoney, media, Panel, PanelTitle, QueryView } from '@arena/shared/ui';
import { SearchField, Skeleton, StatusBadge, styled } from '@arena/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { nameOf, roleLabel, rolesOf } from '../member';
import { userPaths } from '../paths';
import { MEMBER_SEARCH, useAccountOf, useMember, useMembers, userKeys } from '../users.queries';
import * as t from './compare.messages';

const Title = styled(PanelTitle)({ marginBottom: 12 });
const Found = styled('ul')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', padding: '4px 0', color: color.muted },
  '& > li > span': { minWidth: 0, overflowWrap: 'anywhere' },
});
/** On a phone, the name of each fact has a line of its own. */
const Table = styled('div')({
  '& > [role=row]': {
    display: 'grid',
    gridTemplateColumns: '14rem repeat(2, minmax(0, 1fr))',
    gap: '2px 16px',
    padding: '8px 0',
    borderTop: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& [role=rowheader]': { display: 'flex', gap: 8, color: color.muted, [media.phone]: { gridColumn: '1 / -1', fontSize: '0.8125rem' } },
  '& a': { color: color.accentStrong },
  '& [role=columnheader]': { fontWeight: 650, '&:first-of-type': { gridColumnStart: 2, [media.phone]: { gridColumnStart: 1 } } },
});

type Line = readonly [label: string, valueOf: (member: Member, account: Account | undefined) => string | null];
const counted = (number: number | null | undefined) => (number == null ? null : formatCount(number));
const LINES: readonly Line[] = [
  [t.name, ({ name }) => name],
  [t.email, ({ email }) => email],
  [t.mobile, ({ mobile }) => mobile],
  [t.balance, ({ balance }) => (balance === null ? null : formatMoney(balance))],
  [t.roles, (member) => rolesOf(member).map(roleLabel).join(', ')],
  [t.puId, ({ pubgId }) => pubgId],
  [t.fuId, ({ freeFireId }) => freeFireId],
  [t.bannedSince, ({ bannedAt }) => formatLocal(bannedAt)],
  [t.registered, (_, account) => formatLocal(account?.registeredAt ?? null)],
  [t.lastSeen, (_, account) => formatLocal(account?.lastSeenAt ?? null)],
  [t.roomsAndTournaments, (_, account) => counted(account?.matches)],
  [t.requests, (_, account) => counted(account?.requests)],
];

/** Spaces and dashes don't count: `+91 98-76` is `+919876`. */
const comparable = (value: string | null) => searchForm(value ?? '').replaceAll(/[\s-]/g, '');

function Comparison({ people: [one, other] }: { readonly people: readonly [Member, Member] }) {
  const accounts = [useAccountOf(one.id).data, useAccountOf(other.id).data] as const;
  return (
    <Table role="table" aria-label={t.comparison}>
      <div role="row">
        <span role="columnheader">{nameOf(one)}</span>
        <span role="columnheader">{other.id === null ? nameOf(other) : <Link to={userPaths.profile(other.id)}>{nameOf(other)}</Link>}</span>
      </div>
      {LINES.map(([label, valueOf]) => {
        const [left, right] = [valueOf(one, accounts[0]), valueOf(other, accounts[1])];
        const isSame = comparable(left) !== '' && comparable(left) === comparable(right);
        return (
          <div role="row" key={label}>
            <span role="rowheader">
              {`${label} `}
              {isSame ? <StatusBadge tone="wait">{t.same}</StatusBadge> : null}
            </span>
            <span role="cell">{left || <Dash />}</span>
            <span role="cell">{right || <Dash />}</span>
          </div>
        );
      })}
    </Table>
  );
}

const MOST_FOUND = 6;

interface FindProps {
  readonly member: Member;
  readonly onChoose: (userId: string) => void;
}

function FindOther({ member, onChoose }: FindProps) {
  const [typed, setTyped] = useState('');
  const list = useMembers(typed, null);
  const matches = (list.isWhole ? MEMBER_SEARCH.filter(typed) : null) ?? (() => true);
  const found = typed.trim() === '' || list.rows === undefined ? null : list.rows.filter(matches).filter(({ id }) => id !== member.id);
  return (
    <>
      <SearchField label={t.searchUsers} placeholder={t.searchPlaceholder} value={typed} onChange={setTyped} />
      <Found aria-live="polite" aria-busy={list.isSearching}>
        {found?.length === 0 ? <li>{t.noneFound}</li> : null}
        {found?.slice(0, MOST_FOUND).map((one) => (
          <li key={one.id}>
            <Button size="sm" onClick={() => onChoose(String(one.id ?? ''))}>
              {nameOf(one)}
            </Button>
            <span>{[one.email, one.mobile].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </Found>
    </>
  );
}

interface CompareProps extends FindProps {
  /** Of the address; empty while a person is being looked for. */
  readonly other: string;
}

/** Puts two people next to each other, to see what they share. */
export function Compare({ member, other, onChoose }: CompareProps) {
  const otherId = idOf(other);
  const query = useMember(otherId);
  useLiveKey('user', userKeys.one(otherId ?? 0), otherId);
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(other);
  useEffect(() => {
    // The pressed button is gone.
    if (before.current === '' && other !== '') title.current?.focus();
    before.current = other;
  }, [other]);
  const missing = other !== '' && (otherId === null || isMissing(query.error));
  return (
    <Panel aria-label={t.comparison}>
      <Title ref={title} tabIndex={-1}>
        {t.comparison}
      </Title>
      {other === '' ? <FindOther member={member} onChoose={onChoose} /> : null}
      {missing ? <EmptyState flush title={t.userNotFound} hint={t.userNotFoundHint} /> : null}
      {other === '' || missing ? null : (
        <QueryView flush query={query} label={t.loadingProfile} skeleton={<Skeleton height={320} />}>
          {(person) => <Comparison people={[member, person]} />}
        </QueryView>
      )}
    </Panel>
  );
}
