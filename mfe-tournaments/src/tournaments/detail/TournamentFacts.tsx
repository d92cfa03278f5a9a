import type { Tournament } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { CopyableText, Dash, FactList, formatMoney, media, Money, Panel, PanelTitle, StartTime, styled } from '@arena/shared/ui';
import { PARTICIPANT_LIMIT } from '../constants';
import { RevealOnClick } from './RevealOnClick';

const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: 16,
});
// Puts values next to their labels where half a panel is too narrow for a date or an address.
const Facts = styled(FactList)({
  [media.rail]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
    '& dt': { flex: 'none' },
    '& dd': { textAlign: 'right', minWidth: 0 },
  },
});

/** Other backends may omit any fact. */
export function TournamentFacts({ tournament }: { readonly tournament: Tournament }) {
  const { createdAt, startsAt, entryFee, prizePool, perKill, participants, game, mode, map, accessId, password, organizer } = tournament;
  const roles = (organizer?.roles ?? []).flatMap(({ name }) => name ?? []).join(', ');
  return (
    <Blocks>
      <Panel>
        <PanelTitle>Tournament Info</PanelTitle>
        <Facts
          items={[
            { label: 'Added Date', value: formatLocal(createdAt) ?? <Dash /> },
            { label: 'Start Time', value: <StartTime at={startsAt} /> },
            { label: 'Entry Fee', value: <Money value={entryFee} /> },
            { label: 'Prize Pool', value: <Money value={prizePool} />, tone: 'good' },
            // Zero is a value; only null is missing.
            ...(perKill === null ? [] : [{ label: 'Per Kill', value: <Money value={perKill} /> }]),
            { label: 'Participants', value: participants === null ? <Dash /> : `${participants}/${PARTICIPANT_LIMIT}` },
          ]}
        />
      </Panel>
      <Panel>
        <PanelTitle>Game Details</PanelTitle>
        <Facts
          items={[
            { label: 'Game', value: game?.title ?? <Dash /> },
            { label: 'Description', value: game?.description ?? <Dash /> },
            { label: 'Mode', value: mode?.name ?? <Dash /> },
            { label: 'Map', value: map?.title ?? <Dash /> },
            { label: 'Game ID', value: <CopyableText label="Game ID" text={accessId} /> },
            { label: 'Game Password', value: <CopyableText label="Game Password" text={password} /> },
          ]}
        />
      </Panel>
      <Panel>
        <PanelTitle>Organizer Info</PanelTitle>
        <Facts
          items={[
            { label: 'Name', value: organizer?.name ?? <Dash /> },
            { label: 'Email', value: organizer?.email ?? <Dash /> },
            { label: 'Mobile', value: <RevealOnClick label="the mobile number">{organizer?.mobile ?? null}</RevealOnClick> },
            {
              label: 'Balance',
              value: (
                <RevealOnClick label="the balance">
                  {organizer == null || organizer.balance === null ? null : formatMoney(organizer.balance)}
                </RevealOnClick>
              ),
            },
            { label: 'Remark', value: organizer?.handle ?? <Dash /> },
            { label: 'Roles', value: roles === '' ? <Dash /> : roles },
          ]}
        />
      </Panel>
    </Blocks>
  );
}
