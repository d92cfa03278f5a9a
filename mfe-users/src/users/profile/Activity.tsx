import type { Movement, PlayedRoom } from '@arena/shared/contract';
import { formatLocal, Link, linkTo } from '@arena/shared/platform';
import {
  Button,
  color,
  DASH,
  EmptyState,
  ExportButton,
  type ExportColumn,
  figures,
  focusRing,
  formatMoney,
  media,
  Panel,
  PanelTitle,
  plainStatus,
  QueryView,
  type Reading,
  Skeleton,
  StatusBadge,
  styled,
  useExport,
} from '@arena/shared/ui';
import { type ReactNode, useState } from 'react';
import { useRoomsOf, useStatementOf } from '../users.queries';
import * as t from './profile.messages';

const FIRST = 8;
const MORE = 40;

const List = styled('ul')({
  listStyle: 'none',
  margin: '0 -16px',
  padding: 0,
  '& > li': { padding: '10px 16px', borderTop: `1px solid ${color.line}` },
});
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
  '& > h2': { flex: '1 0 auto', margin: '5px 0' },
});
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});
const Count = styled('p')({ color: color.muted, fontSize: '0.8125rem', ...figures });

interface ActivityPanelProps<T> {
  readonly title: string;
  /** The plural used in messages. */
  readonly noun: string;
  readonly empty: string;
  readonly query: Reading<readonly T[]>;
  readonly entry: (entry: T) => ReactNode;
  readonly fileName: string;
  readonly exported: readonly ExportColumn<T>[];
}

/** Each list loads and retries separately. */
function ActivityPanel<T>({ title, noun, empty, query, entry, fileName, exported }: ActivityPanelProps<T>) {
  const [limit, setLimit] = useState(FIRST);
  const items = query.data ?? [];
  const file = useExport({ fileName, columns: exported, pieces: () => [{ items, total: items.length }] });
  return (
    <Panel aria-label={title}>
      <Top>
        <PanelTitle>{title}</PanelTitle>
        <ExportButton size="sm" file={file} disabled={items.length === 0} />
      </Top>
      <QueryView
        flush
        query={query}
        label={t.loadingEntries(noun)}
        skeleton={[0, 1, 2].map((place) => (
          <Skeleton key={place} height={36} />
        ))}
        empty={<EmptyState flush title={empty} />}
      >
        {(entries) => (
          <>
            <List>
              {entries.slice(0, limit).map((one, place) => (
                // The index is a stable key: the list is read whole and never reordered.
                <li key={place}>{entry(one)}</li>
              ))}
            </List>
            {entries.length > FIRST ? (
              <Foot>
                <Count role="status">{t.shownOfAll(Math.min(limit, entries.length), entries.length, noun)}</Count>
                {limit < entries.length ? (
                  <Button size="sm" aria-label={t.showMoreOf(noun)} onClick={() => setLimit(limit + MORE)}>
                    {t.showMore}
                  </Button>
                ) : null}
              </Foot>
            ) : null}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Entry = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '6px 16px',
  // Some characters are wider than a column and can't wrap.
  '& > div': { minWidth: 0, maxWidth: '100%', overflowX: 'clip', overflowClipMargin: 4 },
  '&[data-long]': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
const What = styled('p')({
  fontWeight: 550,
  overflowWrap: 'anywhere',
  '& a': { color: color.text, textDecoration: 'underline', textDecorationColor: color.lineStrong, textUnderlineOffset: 3 },
  '& a:hover': { color: color.accentStrong },
  '& a:focus-visible': { ...focusRing, borderRadius: 4 },
});
const Meta = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem', overflowWrap: 'anywhere' });
const End = styled('div')({
  flex: 'none',
  textAlign: 'right',
  ...figures,
  '[data-long] > &': { [media.phone]: { display: 'grid', gap: 4, justifyItems: 'start', textAlign: 'left' } },
});
const Amount = styled('p')({ fontWeight: 600, '&[data-tone=good]': { color: color.ok } });

const ROOM_COLUMNS: readonly ExportColumn<PlayedRoom>[] = [
  { header: t.kind, value: ({ kind }) => kind },
  { header: t.id, value: ({ id }) => id },
  { header: t.titleColumn, value: ({ title }) => title },
  { header: t.part, value: ({ part }) => part },
  { header: t.status, value: ({ status }) => status },
  { header: t.entryFee, kind: 'amount', value: ({ entryFee }) => entryFee },
  { header: t.prize, kind: 'amount', value: ({ prize }) => prize },
  { header: t.when, kind: 'time', value: ({ at }) => at },
];
const STATEMENT_COLUMNS: readonly ExportColumn<Movement>[] = [
  { header: t.when, kind: 'time', value: ({ at }) => at },
  { header: t.transactionId, value: ({ id }) => id },
  { header: t.amount, kind: 'amount', value: ({ amount }) => amount },
  { header: t.reason, value: ({ reason }) => reason },
  { header: t.balanceBefore, kind: 'amount', value: ({ balanceBefore }) => balanceBefore },
  { header: t.balanceAfterColumn, kind: 'amount', value: ({ balanceAfter }) => balanceAfter },
];

/** Extension `user-activity`. */
export function Activity({ userId }: { readonly userId: number }) {
  const rooms = useRoomsOf(userId);
  const statement = useStatementOf(userId);
  return (
    <Columns>
      <ActivityPanel
        title={t.roomsAndTournaments}
        noun={t.rooms}
        empty={t.noRooms}
        query={rooms}
        fileName={`user-${userId}-rooms`}
        exported={ROOM_COLUMNS}
        entry={(room) => <Played room={room} />}
      />
      <ActivityPanel
        title={t.payments}
        noun={t.paymentsNoun}
        empty={t.noPayments}
        query={statement}
        fileName={`user-${userId}-statement`}
        exported={STATEMENT_COLUMNS}
        entry={(one) => <Payment movement={one} />}
      />
    </Columns>
  );
}

/** The label, and the lookup that finds the screen. */
const KINDS: Readonly<Record<string, { readonly label: string; readonly place: string }>> = {
  room: { label: t.room, place: 'room' },
  fullmap: { label: t.fullmapRoom, place: 'full-map-room' },
  tournament: { label: t.tournament, place: 'tournament' },
};
const PARTS: Readonly<Record<string, string>> = { creator: t.creator, player: t.player };

const sentence = (words: readonly (string | null | undefined)[]) => words.filter((word) => word != null && word !== '').join(' · ');

function Played({ room: { id, kind, title, part, status, entryFee, prize, at } }: { readonly room: PlayedRoom }) {
  const known = kind === null ? undefined : KINDS[kind.toLowerCase()];
  const number = `${known?.label ?? kind ?? 'Room'} ${id ?? DASH}`;
  const name = title ?? number;
  const address = known === undefined || id === null ? null : linkTo(known.place, id);
  return (
    <Entry data-long>
      <div>
        <What>{address === null ? name : <Link to={address}>{name}</Link>}</What>
        <Meta>{sentence([title === null ? null : number, PARTS[part ?? ''] ?? part, formatLocal(at)])}</Meta>
      </div>
      <End>
        <StatusBadge tone="other" plain={plainStatus(kind?.toLowerCase() ?? '', status)}>
          {status ?? t.unknown}
        </StatusBadge>
        <Meta>{t.entryAndPrize(formatMoney(entryFee), formatMoney(prize))}</Meta>
      </End>
    </Entry>
  );
}

function Payment({ movement: { at, amount, reason, balanceAfter } }: { readonly movement: Movement }) {
  const credit = amount !== null && amount > 0;
  return (
    <Entry>
      <div>
        <What>{reason ?? DASH}</What>
        <Meta>{formatLocal(at) ?? DASH}</Meta>
      </div>
      <End>
        <Amount data-tone={credit ? 'good' : undefined}>{`${credit ? '+' : ''}${formatMoney(amount)}`}</Amount>
        {balanceAfter === null ? null : <Meta>{t.balanceAfter(formatMoney(balanceAfter))}</Meta>}
      </End>
    </Entry>
  );
}
