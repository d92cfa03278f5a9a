import { useState } from 'react';
import { formatLocal, useHistoryState, useNavigate } from '@arena/shared/platform';
import { Dash, FactList, Money, Panel, plainStatus, StatusBadge, type StatusTone } from '@arena/shared/ui';
import { Heading, WideFacts } from '../common/words.styles';
import { roomPaths } from './paths';
import { PaidBanner } from './payment/PaymentNotice';
import { type PaymentFacts, situationOf, verdictOf } from './room-payment';
import { playerOf, type RoomRecord } from './room-record';
import { Head, Stack } from './RoomRewardsPage.styles';
import { WinnerPicker } from './WinnerPicker';
import * as t from './room-details.messages';

const APPROVAL_TONES: Readonly<Record<string, StatusTone>> = { PENDING: 'wait', COMPLETED: 'done' };

interface RewardsBodyProps {
  readonly roomId: number;
  readonly record: RoomRecord;
  readonly facts: PaymentFacts;
  readonly picked?: number | null;
}

export function RewardsBody({ roomId, record, facts, picked }: RewardsBodyProps) {
  const navigate = useNavigate();
  const from = useHistoryState();
  const [chosen, setChosen] = useState(picked ?? (typeof from.winner === 'number' ? from.winner : null));
  const { room, creator, opponent } = record;
  const winner = playerOf(record, chosen);
  const verdict = verdictOf(facts);
  // A paid room no longer has an accepted approval, so show the room's own status.
  const status = record.approvalStatus ?? record.status;

  return (
    <Stack>
      {situationOf(facts) === 'paid' ? <PaidBanner intent={facts.intent} /> : null}
      <Panel>
        <Head>
          <Heading>{t.roomNumber(roomId)}</Heading>
          <StatusBadge
            tone={record.paid && record.approvalStatus === null ? 'done' : (APPROVAL_TONES[status ?? ''] ?? 'other')}
            plain={plainStatus(record.approvalStatus === null ? 'room' : 'room-approval', status)}
          >
            {status ?? t.unknown}
          </StatusBadge>
        </Head>
        <WideFacts>
          <FactList
            items={[
              { label: t.gameType, value: room.gameType ?? <Dash /> },
              { label: t.round, value: room.round ?? <Dash /> },
              { label: t.players, value: room.playerCount ?? <Dash /> },
              { label: t.date, value: formatLocal(room.createdAt) ?? <Dash /> },
              { label: t.entryFee, value: <Money value={room.entryFee} /> },
              { label: t.winning, value: <Money value={room.prize} />, tone: 'good' },
              { label: t.game, value: room.game?.title ?? <Dash /> },
              { label: t.creator, value: creator?.name ?? <Dash /> },
            ]}
          />
        </WideFacts>
      </Panel>
      <WinnerPicker
        creator={{ player: creator, screenshot: room.creatorScreenshot }}
        opponent={{ player: opponent, screenshot: room.opponentScreenshot }}
        prize={room.prize}
        winner={winner}
        onPick={setChosen}
        refusal={verdict.kind === 'stop' && facts.server === 'paid' ? verdict.message : null}
        onConfirm={(userId) => navigate(roomPaths.winner(roomId, userId), { state: { ...from, winner: userId } })}
      />
    </Stack>
  );
}
