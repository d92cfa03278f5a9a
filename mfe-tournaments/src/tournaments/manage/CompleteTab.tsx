import { useRef, useState } from 'react';
import { joinSentences, platform, useCapability } from '@arena/shared/platform';
import { Banner, Button, Panel, styled } from '@arena/shared/ui';
import { Flag, Play } from 'lucide';
import { TournamentStatus } from '../TournamentStatus';
import { useApplications, useTournament } from '../tournaments.queries';
import { advance, type Step, stepOf } from './advance';
import { useApproved } from './ApprovedPlayers';
import { ListStates } from './ListStates';
import { Placeholder } from './Placeholder';

const DOUBLE_PRESS_MS = 1000;
const Column = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12 });
const Lines = styled('ul')({ margin: 0, paddingLeft: '1.25em' });

/** Starts and completes a tournament. On a backend without that only the tournament's id. */
export function CompleteTab({ tournamentId }: { readonly tournamentId: number }) {
  const available = useCapability('tournament-complete');
  if (!available) return <Placeholder tournamentId={tournamentId} what="Starting and completing" />;
  return <Completion tournamentId={tournamentId} />;
}

function Completion({ tournamentId }: { readonly tournamentId: number }) {
  const tournament = useTournament(tournamentId);
  const players = useApproved(tournamentId).approved?.length ?? null;
  const pending = useApplications(tournamentId, 'PENDING').data?.length ?? null;
  const [said, setSaid] = useState<{ readonly tone: 'done' | 'wait' | 'refused'; readonly text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const { data } = tournament;
  const step = stepOf(data?.status ?? null);
  const facts = { players, pending, prize: data?.prizePool ?? null };

  /** Answers whether anything was sent. */
  const run = async (next: Step): Promise<boolean> => {
    const agreed = await platform().confirm({
      title: `${next.verb} “${data?.title ?? tournamentId}”?`,
      // Spans, because the question's body stands in a paragraph.
      body: next.consequences(facts).map((line) => (
        <span key={line} style={{ display: 'list-item', marginLeft: '1.25em' }}>
          {line}
        </span>
      )),
      confirmLabel: next.verb,
      tone: 'danger',
    });
    if (!agreed) return false;
    setBusy(true);
    setSaid(null);
    const outcome = await advance(tournamentId, next);
    if (outcome === null) setSaid({ tone: 'wait', text: 'This is being done in another tab. Nothing was sent from here.' });
    else if (outcome.kind === 'failed') setSaid({ tone: 'refused', text: outcome.message });
    else
      setSaid({
        tone: 'done',
        text: joinSentences(outcome.said, outcome.kind === 'elsewhere' ? 'This was done elsewhere meanwhile.' : next.done),
      });
    return true;
  };
  const press = async (next: Step) => {
    if (locked.current) return;
    locked.current = true;
    let sent = true;
    try {
      sent = await run(next);
    } finally {
      setBusy(false);
      // The next step's button stands where this one stood: a double press must not reach it.
      if (sent) setTimeout(() => (locked.current = false), DOUBLE_PRESS_MS);
      else locked.current = false;
    }
  };

  return (
    <Panel>
      <Column>
        <p>Tournament ID: {tournamentId}</p>
        {said === null ? null : <Banner tone={said.tone} title={said.text} />}
        <ListStates query={tournament} count={data === undefined ? null : 1} empty="" hint="">
          <TournamentStatus status={data?.status ?? null} />
          {step === null ? (
            <p>
              {data?.status === 'COMPLETED'
                ? 'This tournament is completed.'
                : 'A tournament in this status can neither be started nor completed.'}
            </p>
          ) : (
            <>
              <Lines>
                {step.consequences(facts).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Lines>
              <Button
                tone="primary"
                icon={step.to === 'ONGOING' ? Play : Flag}
                busy={busy}
                busyLabel={step.busy}
                onClick={() => void press(step)}
              >
                {step.verb}
              </Button>
            </>
          )}
        </ListStates>
      </Column>
    </Panel>
  );
}
