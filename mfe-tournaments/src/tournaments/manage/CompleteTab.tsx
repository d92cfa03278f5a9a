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
import * as t from './manage.messages';

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
  players === null ? t.playersUnknown : t.approvedCount(formatTotal(players), players.total === 1);
const pendingLine = (pending: ListTotal | null) =>
  pending === null ? t.pendingUnknown : t.pendingUndecided(formatTotal(pending), pending.total === 1);

const STEPS: Readonly<Record<string, Step>> = {
  PENDING: {
    to: 'ONGOING',
    verb: t.startTournament,
    busy: t.starting,
    consequences: ({ players, pending }) => [playersLine(players), pendingLine(pending), t.startHint],
  },
  ONGOING: {
    to: 'COMPLETED',
    verb: t.completeTournament,
    busy: t.completing,
    consequences: ({ players, prize }) => [playersLine(players), t.payOutHint(formatMoney(prize)), t.completeHint],
  },
};

/** null when no transition is possible. */
const stepOf = (status: string | null): Step | null => (status === null ? null : (STEPS[status] ?? null));

const DONE = { ONGOING: t.hasStarted, COMPLETED: t.isCompleted } as const;

const DOUBLE_PRESS_MS = 1000;
const Column = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12 });
const Lines = styled('ul')({ margin: 0, paddingLeft: '1.25em' });

type Advancing = StateOf<typeof advanceTournament>;

/** Without backend support, shows only the tournament's id. */
export function CompleteTab({ tournamentId }: { readonly tournamentId: number }) {
  const available = useCapability('tournament-complete');
  if (!available) return <Placeholder tournamentId={tournamentId} what={t.startingOrCompleting} />;
  return <Completion tournamentId={tournamentId} />;
}

function resultOf(outcome: Advancing['outcome']): { readonly tone: BannerTone; readonly text: string } | null {
  if (outcome === null || outcome.kind === 'cancelled') return null;
  if (outcome.kind === 'done') return { tone: 'done', text: joinSentences(outcome.serverMessage, DONE[outcome.record.to]) };
  if (outcome.kind === 'superseded' && (outcome.ours || outcome.current !== null))
    return { tone: 'done', text: joinSentences(outcome.message, t.doneElsewhere) };
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
        title: t.actQuestion(verb, isolated(data?.title ?? String(tournamentId))),
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
        <p>{t.tournamentIdIs(tournamentId)}</p>
        {result === null ? null : <Banner tone={result.tone} title={result.text} />}
        <QueryView query={tournament} label={t.loadingPlayers} title={FAILED} skeleton={<CardSkeletons heights={[36, 72, 40]} />}>
          {({ status }) => (
            <>
              <TournamentStatus status={status} />
              {step === null ? (
                <p>{status === 'COMPLETED' ? t.thisIsCompleted : t.wrongStatus}</p>
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
