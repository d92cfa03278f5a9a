import type { Room } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { CopyableText, Dash, FactList, Money, Panel, plainStatus, StatusBadge } from '@arena/shared/ui';
import { Heading } from '../common/words.styles';
import { Blocks, BlockTitle, GameType, Head, Modes } from './RoomDetails.styles';
import { toneOf } from './rooms.status';

/** The facts of one room. Any of them may be missing on somebody else's backend. */
export function RoomDetails({ room }: { readonly room: Room }) {
  return (
    <>
      <Head>
        <div>
          <Heading>{room.game?.title ?? <Dash label="no game" />}</Heading>
          <GameType>{room.gameType ?? <Dash label="no game type" />}</GameType>
        </div>
        <StatusBadge tone={toneOf(room.status)} plain={plainStatus('room', room.status)}>
          {room.status ?? 'Unknown'}
        </StatusBadge>
      </Head>
      <Blocks>
        <Panel>
          <BlockTitle>Game Info</BlockTitle>
          <FactList
            items={[
              { label: 'Round', value: room.round ?? <Dash /> },
              { label: 'Players', value: room.playerCount ?? <Dash /> },
              { label: 'Created At', value: formatLocal(room.createdAt) ?? <Dash /> },
              { label: 'Creator', value: room.creator?.name ?? <Dash /> },
            ]}
          />
        </Panel>
        <Panel>
          <BlockTitle>Rewards &amp; Entry</BlockTitle>
          <FactList
            items={[
              { label: 'Entry Fee', value: <Money value={room.entryFee} /> },
              { label: 'Prize', value: <Money value={room.prize} />, tone: 'good' },
            ]}
          />
        </Panel>
        <Panel>
          <BlockTitle>Access Info</BlockTitle>
          <FactList
            items={[
              { label: 'Game ID', value: <CopyableText label="Game ID" text={room.accessId} /> },
              { label: 'Password', value: <CopyableText label="Password" text={room.password} /> },
              ...(room.tpp || room.fpp
                ? [
                    {
                      label: 'Mode',
                      value: (
                        <Modes>
                          {room.tpp ? <StatusBadge tone="info">TPP</StatusBadge> : null}
                          {room.fpp ? <StatusBadge tone="info">FPP</StatusBadge> : null}
                        </Modes>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Panel>
      </Blocks>
    </>
  );
}
