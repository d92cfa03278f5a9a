import { isolated, type Movement, type PersonalRequest, type PlayedRoom, type RequestState, requestStateOf } from '@arena/shared/contract';
import { formatLocal, Link, linkTo } from '@arena/shared/platform';
import { DASH, type ExportColumn, formatMoney, media, plainStatus, StatusBadge, type StatusTone, styled } from '@arena/shared/ui';
import { useRequestsOf, useRoomsOf, useStatementOf } from '../users.queries';
import { ActivityPanel, Amount, End, Entry, Meta, What } from './ActivityPanel';
import * as t from './profile.messages';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '& > :last-child': { gridColumn: '1 / -1' },
  [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
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
const REQUEST_COLUMNS: readonly ExportColumn<PersonalRequest>[] = [
  { header: t.kind, value: ({ kind }) => kind },
  { header: t.id, value: ({ id }) => id },
  { header: t.amount, kind: 'amount', value: ({ amount }) => amount },
  { header: t.paymentMethod, value: ({ method }) => method },
  { header: t.status, value: ({ status }) => status },
  { header: t.requestedAt, kind: 'time', value: ({ requestedAt }) => requestedAt },
  { header: t.decidedAt, kind: 'time', value: ({ decidedAt }) => decidedAt },
  { header: t.decidedBy, value: ({ decidedBy }) => decidedBy },
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
  const requests = useRequestsOf(userId);
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
      <ActivityPanel
        title={t.requests}
        noun={t.requestsNoun}
        empty={t.noRequests}
        query={requests}
        fileName={`user-${userId}-requests`}
        exported={REQUEST_COLUMNS}
        entry={(one) => <Request request={one} />}
      />
    </Columns>
  );
}

/** The label, and the lookup that finds the screen. */
const KINDS: Readonly<Record<string, { readonly label: string; readonly place: string }>> = {
  room: { label: t.room, place: 'room' },
  fullmap: { label: t.fullmapRoom, place: 'full-map-room' },
  tournament: { label: t.tournament, place: 'tournament' },
  topup: { label: t.topUp, place: 'top-up' },
  redeem: { label: t.redeem, place: 'redeem' },
};
const PARTS: Readonly<Record<string, string>> = { creator: t.creator, player: t.player };
const TONES: Readonly<Record<RequestState, StatusTone>> = { PENDING: 'wait', APPROVED: 'done', REJECTED: 'refused' };

const sentence = (words: readonly (string | null | undefined)[]) => words.filter((word) => word != null && word !== '').join(' · ');

/** "Room 2048", and the address of its screen. */
function numbered({ kind, id, status }: Pick<PlayedRoom, 'kind' | 'id' | 'status'>) {
  const known = KINDS[kind?.toLowerCase() ?? ''];
  const address = known === undefined || id === null ? null : linkTo(known.place, id);
  return {
    number: `${known?.label ?? kind ?? t.unknown} ${id ?? DASH}`,
    to: address?.replace(':status', encodeURIComponent(status?.toLowerCase() ?? '')),
  };
}
const named = (name: string, to: string | undefined) => <What>{to === undefined ? name : <Link to={to}>{name}</Link>}</What>;

function Played({ room }: { readonly room: PlayedRoom }) {
  const { kind, title, part, status, entryFee, prize, at } = room;
  const { number, to } = numbered(room);
  return (
    <Entry data-long>
      <div>
        {named(title ?? number, to)}
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

function Request({ request }: { readonly request: PersonalRequest }) {
  const { amount, method, status, requestedAt, decidedAt, decidedBy } = request;
  const { number, to } = numbered(request);
  const state = requestStateOf(status);
  return (
    <Entry data-long>
      <div>
        {named(number, to)}
        <Meta>{sentence([method, formatLocal(requestedAt)])}</Meta>
        {decidedAt === null ? null : (
          <Meta>{t.decided(formatLocal(decidedAt) ?? '', decidedBy === null ? null : isolated(decidedBy))}</Meta>
        )}
      </div>
      <End>
        <Amount>{formatMoney(amount)}</Amount>
        <StatusBadge tone={state === null ? 'other' : TONES[state]}>{status ?? t.unknown}</StatusBadge>
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
