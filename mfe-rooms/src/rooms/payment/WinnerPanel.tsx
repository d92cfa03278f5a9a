import type { Payee } from '@arena/shared/contract';
import { idOf, OWN_PAYMENT, useHistoryState, useIsOwnMoney, useListQuery, useNavigate, useOperation } from '@arena/shared/platform';
import { color, IconButton, LoadingState, QueryError, Skeleton, styled } from '@arena/shared/ui';
import { Dialog, DialogContent, DialogTitle } from '@arena/shared/ui/more';
import { X } from 'lucide';
import { roomPaths } from '../paths';
import { playerOf, type RoomRecord } from '../room-record';
import { payRoom } from '../rooms.operations';
import { usePlayedRoom } from '../usePlayedRoom';
import { WinnerForm } from './WinnerForm';
import * as t from './payment.messages';

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, padding: '16px 16px 8px 24px' });
const Words = styled('div')({ flex: 1, minWidth: 0 });
const Subtitle = styled('p')({ color: color.muted });
const Title = styled(DialogTitle)({ '&&': { padding: 0 } });

interface WinnerPanelProps {
  readonly roomParam: string | undefined;
  readonly userParam: string | undefined;
}

/** Why this winner can't be paid, or null. */
function problemOf(roomId: number | null, userId: number | null, record: RoomRecord | null, winner: Payee | null): string | null {
  if (roomId === null || userId === null) return t.linkIncomplete;
  if (record === null) return t.noRoomData;
  return winner === null ? t.didNotPlay(userId, roomId) : null;
}

const SKELETON = (
  <DialogContent>
    <LoadingState label={t.loading}>
      <Skeleton height={220} />
    </LoadingState>
  </DialogContent>
);

export function WinnerPanel({ roomParam, userParam }: WinnerPanelProps) {
  const navigate = useNavigate();
  const from = useHistoryState();
  const list = useListQuery();
  const [roomId, userId] = [idOf(roomParam), idOf(userParam)];
  const played = usePlayedRoom(roomId);
  const payment = useOperation(payRoom, roomId ?? undefined, { reconciles: true });
  const { record, facts, error, loading } = played;
  const winner = record === null ? null : playerOf(record, userId);
  const own = useIsOwnMoney(winner?.id) ? OWN_PAYMENT : null;
  const sending = payment.phase === 'sending';
  const close = () => {
    if (!sending) void navigate(roomId === null ? roomPaths.list(list) : roomPaths.rewards(roomId), { state: from });
  };

  return (
    <Dialog
      open
      onClose={sending ? undefined : close}
      draft
      maxWidth="xs"
      aria-labelledby="winner-title"
      aria-describedby="winner-subtitle"
    >
      <Head>
        <Words>
          <Title id="winner-title">{t.confirmWinner}</Title>
          <Subtitle id="winner-subtitle">{t.assignPosition}</Subtitle>
        </Words>
        <IconButton label={t.close} icon={X} disabledReason={sending ? t.sendingPayment : null} onClick={close} />
      </Head>
      {roomId !== null && record === null && error !== null ? (
        <DialogContent>
          <QueryError query={played} />
        </DialogContent>
      ) : roomId !== null && loading ? (
        SKELETON
      ) : (
        <WinnerForm
          {...{ roomId, winner, facts, payment }}
          prize={record?.room.prize ?? null}
          problem={problemOf(roomId, userId, record, winner) ?? own}
        />
      )}
    </Dialog>
  );
}
