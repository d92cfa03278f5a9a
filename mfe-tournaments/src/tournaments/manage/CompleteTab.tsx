import { isolated } from '@arena/shared/contract';
import { useRef } from 'react';
import { joinSentences, type ListTotal, type StateOf, useCapability, useOperation } from '@arena/shared/platform';
import { Banner, type BannerTone, Button, CardSkeletons, formatMoney, formatTotal, Panel, QueryView, styled } from '@arena/shared/ui';
import { Flag, Play } from 'lucide';
import { FAILED } from '../constants';
import { TournamentStatus } from '../TournamentStatus';
import { advanceTournament } from '../tournaments.operations';
import { useApplicationTotal, useTournament } from '../tournaments.queries';
import { Placeholder } from './Placeholder';

/** Only PENDING to ONGOING to COMPLETED. */
interface Step {
  readonly to: 'ONGOING' | 'COMPLETED';
  readonly verb: string;
  readonly busy: string;
  readonly consequences: (facts: {
    readonly players: ListTotal | null;
    readonly pending: ListTotal | null;
    readonly prize: number | null;
  }) => readonly string[];
}

const playersLine = (players: ListTotal | null) =>
  players === null
    ? 'The number of players is unknown.'
    : `${formatTotal(players)} approved ${players.total === 1 ? 'player' : 'players'}.`;
const pendingLine = (pending: ListTotal | null) =>
  pending === null
    ? 'The number of pending applications is unknown.'
    : `${formatTotal(pending)} pending ${pending.total === 1 ? 'application stays' : 'applications stay'} undecided.`;

const STEPS: Readonly<Record<string, Step>> = {
  PENDING: {
    to: 'ONGOING',
    verb: 'Start tournament',
    busy: 'Starting...',
    consequences: ({ players, pending }) => [playersLine(players), pendingLine(pending), 'Players can no longer apply after it starts.'],
  },
  ONGOING: {
    to: 'COMPLETED',
    verb: 'Complete tournament',
    busy: 'Completing...',
    consequences: ({ players, prize }) => [
      playersLine(players),
      `Pay out the prize pool of ${formatMoney(prize)} on the Rewards tab.`,
      'You can’t reopen a completed tournament.',
    ],
  },
};

/** null when no transition is possible. */
const stepOf = (status: string | null): Step | null => (status === null ? null : (STEPS[status] ?? null));

const DONE = { ONGOING: 'The tournament has started.', COMPLETED: 'The tournament is completed.' } as const;

const DOUBLE_PRESS_MS = 1000;
const Column = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12 });
const Lines = styled('ul')({ margin: 0, paddingLeft: '1.25em' });

type Advancing = StateOf<typeof advanceTournament>;

/** Without backend support, shows only the tournament's id. */
export function CompleteTab({ tournamentId }: { readonly tournamentId: number }) {
  const available = useCapability('tournament-complete');
  if (!available) return <Placeholder tournamentId={tournamentId} what="Starting and completing" />;
  return <Completion tournamentId={tournamentId} />;
}

function resultOf(outcome: Advancing['outcome']): { readonly tone: BannerTone; readonly text: string } | null {
  if (outcome === null || outcome.kind === 'cancelled') return null;
  if (outcome.kind === 'done') return { tone: 'done', text: joinSentences(outcome.serverMessage, DONE[outcome.record.to]) };
  if (outcome.kind === 'superseded' && (outcome.ours || outcome.current !== null))
    return { tone: 'done', text: joinSentences(outcome.message, 'This was already done in another session.') };
  return { tone: 'refused', text: outcome.message ?? '' };
}

function Completion({ tournamentId }: { readonly tournamentId: number }) {
  const tournament = useTournament(tournamentId);
  const players = useApplicationTotal(tournamentId, 'CREATOR_APPROVED');
  const pending = useApplicationTotal(tournamentId, 'PENDING');
  const advancing = useOperation(advanceTournament, tournamentId);
  const locked = useRef(false);
  const { data } = tournament;
  const step = stepOf(data?.status ?? null);
  const lines = step?.consequences({ players, pending, prize: data?.prizePool ?? null }) ?? [];
  const result = resultOf(advancing.outcome);

  const press = async ({ to, verb }: Step) => {
    // The next step's button takes the same place, so a double press must not reach it.
    if (locked.current) return;
    const outcome = await advancing.run({
      tournamentId,
      to,
      question: {
        title: `${verb} “${isolated(data?.title ?? String(tournamentId))}”?`,
        // Spans, because the dialog body is a paragraph.
        body: lines.map((line) => (
          <span key={line} style={{ display: 'list-item', marginLeft: '1.25em' }}>
            {line}
          </span>
        )),
        confirmLabel: verb,
        tone: 'danger',
      },
    });
    if (outcome === null || outcome.kind === 'cancelled') return;
    locked.current = true;
    setTimeout(() => (locked.current = false), DOUBLE_PRESS_MS);
  };

  return (
    <Panel>
      <Column>
        <p>Tournament ID: {tournamentId}</p>
        {result === null ? null : <Banner tone={result.tone} title={result.text} />}
        <QueryView query={tournament} label="Loading players" title={FAILED} skeleton={<CardSkeletons heights={[36, 72, 40]} />}>
          {({ status }) => (
            <>
              <TournamentStatus status={status} />
              {step === null ? (
                <p>
                  {status === 'COMPLETED'
                    ? 'This tournament is completed.'
                    : 'This tournament can’t be started or completed in its current status.'}
                </p>
              ) : (
                <NextStep step={step} lines={lines} busy={advancing.phase === 'sending'} onPress={() => void press(step)} />
              )}
            </>
          )}
        </QueryView>
      </Column>
    </Panel>
  );
}

interface NextStepProps {
  readonly step: Step;
  readonly lines: readonly string[];
  readonly busy: boolean;
  readonly onPress: () => void;
}

function NextStep({ step, lines, busy, onPress }: NextStepProps) {
  return (
    <>
      <Lines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      <Button tone="primary" icon={step.to === 'ONGOING' ? Play : Flag} busy={busy} busyLabel={step.busy} onClick={onPress}>
        {step.verb}
      </Button>
    </>
  );
}
