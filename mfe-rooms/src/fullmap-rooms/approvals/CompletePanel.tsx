import { hintOf, Link } from '@arena/shared/platform';
import { Banner, Button, color, figures, Panel, PanelTitle, styled } from '@arena/shared/ui';
import { Flag, Trophy } from 'lucide';
import type { Completing } from './approvals.operations';
import { fullMapPaths } from '../paths';
import { completionOf } from './completion';
import type { CompletionRequest } from './questions';
import * as t from './approvals.messages';

const COMPLETED = t.completed;
const COMPLETED_ELSEWHERE = t.completedElsewhere;
const Bar = styled('div')({ height: 6, borderRadius: 99, background: color.greySoft, overflow: 'hidden', margin: '10px 0 12px' });
const Fill = styled('div')({
  height: '100%',
  borderRadius: 99,
  background: color.accentFill,
  '&[data-enough=true]': { background: color.okFill },
});
const Seats = styled('p')({ ...figures, fontWeight: 600 });
const Reason = styled('p')({ color: color.muted, marginBottom: 4 });
const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, '& button, & a': { alignSelf: 'flex-start' } });

interface CompletePanelProps {
  readonly request: CompletionRequest;
  readonly completing: Completing;
  readonly wasScheduled: boolean;
}

/** `elsewhere`: the room was completed by another client. */
function CompletionResult({ outcome, elsewhere }: { readonly outcome: Completing['outcome']; readonly elsewhere: boolean }) {
  if (outcome?.kind === 'done') {
    return (
      <Banner tone="done" title={COMPLETED}>
        {outcome.serverMessage}
      </Banner>
    );
  }
  const superseded = outcome?.kind === 'superseded' && (outcome.ours || outcome.current !== null);
  const message = outcome === null || outcome.kind === 'cancelled' ? null : outcome.message;
  return (
    <>
      {superseded || elsewhere ? (
        <Banner tone="wait" title={COMPLETED_ELSEWHERE}>
          {superseded ? message : null}
        </Banner>
      ) : null}
      {superseded || message === null ? null : (
        <Banner tone="refused" title={message}>
          {hintOf(null)}
        </Banner>
      )}
    </>
  );
}

export function CompletePanel({ request, completing, wasScheduled }: CompletePanelProps) {
  const { fullmapId, room, players } = request;
  const completion = completionOf({ status: room.status, players, maxPlayers: room.maxPlayers });
  const share = room.maxPlayers !== null && room.maxPlayers > 0 ? Math.min(100, ((players ?? 0) / room.maxPlayers) * 100) : 0;
  const done = completing.outcome?.kind === 'done';
  return (
    <Panel aria-labelledby="fullmap-complete">
      <PanelTitle id="fullmap-complete">{t.completeTheTournament}</PanelTitle>
      <Seats>{completion.seats}</Seats>
      <Bar aria-hidden>
        <Fill style={{ width: `${share}%` }} data-enough={completion.allowed} />
      </Bar>
      <Column>
        <CompletionResult outcome={completing.outcome} elsewhere={wasScheduled && room.status === 'PRIVATE'} />
        {done ? null : completion.allowed ? (
          <Button
            tone="primary"
            icon={Flag}
            busy={completing.phase === 'sending'}
            busyLabel={t.completing}
            onClick={() => void completing.run(request)}
          >
            {t.complete}
          </Button>
        ) : (
          <Reason>{completion.reason}</Reason>
        )}
        {room.status === 'PRIVATE' && !done ? (
          <Button component={Link} to={fullMapPaths.results(fullmapId)} icon={Trophy}>
            {t.chooseTheWinners}
          </Button>
        ) : null}
      </Column>
    </Panel>
  );
}
