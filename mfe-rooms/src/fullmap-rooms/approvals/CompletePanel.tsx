import type { FullMapRoom } from '@arena/shared/contract';
import { hintOf, Link } from '@arena/shared/platform';
import { Banner, Button, color, figures, Panel, PanelTitle, styled } from '@arena/shared/ui';
import { Flag, Trophy } from 'lucide';
import { fullMapPaths } from '../paths';
import { type Completion } from './completion';
import { COMPLETED, COMPLETED_ELSEWHERE, type Completing } from './use-completion';

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

export interface CompletePanelProps {
  readonly fullmapId: number;
  readonly room: FullMapRoom;
  readonly players: number | null;
  readonly completion: Completion;
  readonly completing: Completing;
  /** The room was scheduled when this screen was opened. */
  readonly wasScheduled: boolean;
}

/** How full the room is, and the way to complete it, or why there is none. */
export function CompletePanel({ fullmapId, room, players, completion, completing, wasScheduled }: CompletePanelProps) {
  const { outcome, phase } = completing;
  const share = room.maxPlayers !== null && room.maxPlayers > 0 ? Math.min(100, ((players ?? 0) / room.maxPlayers) * 100) : 0;
  const done = outcome?.kind === 'done';
  const said = outcome?.kind === 'done' || outcome?.kind === 'elsewhere' ? outcome.said : null;
  const elsewhere = !done && (outcome?.kind === 'elsewhere' || (wasScheduled && room.status === 'PRIVATE'));
  return (
    <Panel aria-labelledby="fullmap-complete">
      <PanelTitle id="fullmap-complete">Complete the tournament</PanelTitle>
      <Seats>{completion.seats}</Seats>
      <Bar aria-hidden>
        <Fill style={{ width: `${share}%` }} data-enough={completion.allowed} />
      </Bar>
      <Column>
        {done ? (
          <Banner tone="done" title={COMPLETED}>
            {said}
          </Banner>
        ) : null}
        {elsewhere ? (
          <Banner tone="wait" title={COMPLETED_ELSEWHERE}>
            {said}
          </Banner>
        ) : null}
        {outcome?.kind === 'busy' ? <Banner tone="wait" title="This room is being completed in another tab." /> : null}
        {outcome?.kind === 'failed' ? (
          <Banner tone="refused" title={outcome.message}>
            {hintOf(null)}
          </Banner>
        ) : null}
        {done ? null : completion.allowed ? (
          <Button
            tone="primary"
            icon={Flag}
            busy={phase === 'sending'}
            busyLabel="Completing..."
            onClick={() => void completing.complete()}
          >
            Complete
          </Button>
        ) : (
          <Reason>{completion.reason}</Reason>
        )}
        {room.status === 'PRIVATE' && !done ? (
          <Button component={Link} to={fullMapPaths.results(fullmapId)} icon={Trophy}>
            Choose the winners
          </Button>
        ) : null}
      </Column>
    </Panel>
  );
}
