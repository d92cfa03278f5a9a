import type { Tournament } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { CopyableText, Dash, FactList, formatMoney, media, Money, Panel, PanelTitle, StartTime, styled } from '@arena/shared/ui';
import { PARTICIPANT_LIMIT } from '../constants';
import { RevealOnClick } from './RevealOnClick';
import * as t from '../tournaments.messages';

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
        <PanelTitle>{t.tournamentInfo}</PanelTitle>
        <Facts
          items={[
            { label: t.addedDate, value: formatLocal(createdAt) ?? <Dash /> },
            { label: t.startTime, value: <StartTime at={startsAt} /> },
            { label: t.entryFee, value: <Money value={entryFee} /> },
            { label: t.prizePool, value: <Money value={prizePool} />, tone: 'good' },
            // Zero is a value; only null is missing.
            ...(perKill === null ? [] : [{ label: t.perKill, value: <Money value={perKill} /> }]),
            { label: t.participants, value: participants === null ? <Dash /> : `${participants}/${PARTICIPANT_LIMIT}` },
          ]}
        />
      </Panel>
      <Panel>
        <PanelTitle>{t.gameDetails}</PanelTitle>
        <Facts
          items={[
            { label: t.game, value: game?.title ?? <Dash /> },
            { label: t.description, value: game?.description ?? <Dash /> },
            { label: t.mode, value: mode?.name ?? <Dash /> },
            { label: t.map, value: map?.title ?? <Dash /> },
            { label: t.gameId, value: <CopyableText label={t.gameId} text={accessId} /> },
            { label: t.gamePassword, value: <CopyableText label={t.gamePassword} text={password} /> },
          ]}
        />
      </Panel>
      <Panel>
        <PanelTitle>{t.organizerInfo}</PanelTitle>
        <Facts
          items={[
            { label: t.name, value: organizer?.name ?? <Dash /> },
            { label: t.email, value: organizer?.email ?? <Dash /> },
            { label: t.mobile, value: <RevealOnClick label={t.theMobileNumber}>{organizer?.mobile ?? null}</RevealOnClick> },
            {
              label: t.balance,
              value: (
                <RevealOnClick label={t.theBalance}>
                  {organizer == null || organizer.balance === null ? null : formatMoney(organizer.balance)}
                </RevealOnClick>
              ),
            },
            { label: t.remark, value: organizer?.handle ?? <Dash /> },
            { label: t.roles, value: roles === '' ? <Dash /> : roles },
          ]}
        />
      </Panel>
    </Blocks>
  );
}
