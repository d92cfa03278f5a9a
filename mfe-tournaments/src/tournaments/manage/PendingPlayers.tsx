import { joinSentences, useCapability, useHeld } from '@arena/shared/platform';
import { applicantName, Button, CardList, heldRow, HoverTip } from '@arena/shared/ui';
import { Check, X } from 'lucide';
import { decideApplication, type Decision } from '../tournaments.operations';
import { type ApplicationRow, NOT_KNOWN, usePending } from './usePending';
import { APPLICATION_REM, ApplicationCard } from './ApplicationCard';
import { LongPlayersView } from './LongPlayersView';
import * as t from './manage.messages';

const NO_REJECT = t.rejectingNotSupported;

const ANSWERS = [
  { decision: 'CREATOR_APPROVED', label: t.approve, busy: t.approving, tone: 'success', icon: Check },
  { decision: 'REJECTED', label: t.reject, busy: t.rejecting, tone: 'danger', icon: X },
] as const;

const keyOf = ({ key }: ApplicationRow) => key;

function noteOf({ state, note }: ApplicationRow) {
  if (note === null || (state === 'sending' && note !== t.heldElsewhere)) return null;
  return { text: state === 'unsure' ? joinSentences(note, NOT_KNOWN) : note, bad: state === 'open' };
}

export function PendingPlayers({ tournamentId }: { readonly tournamentId: number }) {
  const { list, search, setSearch, decide, checkAgain } = usePending(tournamentId);
  return (
    <LongPlayersView {...{ list, search }} onSearch={setSearch} empty={[t.noPending, t.noPendingHint]}>
      {(rows) => (
        <CardList label={t.pendingList} items={rows} itemKey={keyOf} cardRem={APPLICATION_REM}>
          {(row) => <Pending {...{ tournamentId, row }} onDecide={(decision) => void decide(row, decision)} onCheck={checkAgain} />}
        </CardList>
      )}
    </LongPlayersView>
  );
}

interface AnswersProps {
  readonly row: ApplicationRow;
  readonly onDecide: (decision: Decision) => void;
  readonly onCheck: () => void;
}

function Pending({ tournamentId, row: latest, ...answers }: AnswersProps & { readonly tournamentId: number }) {
  const held = useHeld(decideApplication, [tournamentId, latest.item.id ?? 0] as const);
  const row = heldRow(latest, held, 'CREATOR_APPROVED', t.heldElsewhere);
  return (
    <ApplicationCard application={row.item} inert={row.state === 'gone'} note={noteOf(row)}>
      <Answers {...answers} row={row} />
    </ApplicationCard>
  );
}

function Answers({ row, onDecide, onCheck }: AnswersProps) {
  const canReject = useCapability('application-reject');
  const name = applicantName(row.item);
  if (row.state === 'gone') return null;
  if (row.item.id === null) return t.applicationWithoutId;
  if (row.state === 'unsure') {
    return (
      <Button size="sm" onClick={onCheck}>
        {t.checkAgain}
      </Button>
    );
  }
  return ANSWERS.map(({ decision, label, busy, tone, icon }) =>
    decision === 'REJECTED' && !canReject ? (
      <HoverTip key={decision} text={NO_REJECT} describe={false} onPress>
        {/* Stays focusable, and explains why it is disabled. */}
        <Button size="sm" icon={icon} aria-label={`${label} ${name}`} aria-disabled aria-description={NO_REJECT}>
          {label}
        </Button>
      </HoverTip>
    ) : (
      <Button
        key={decision}
        size="sm"
        tone={tone}
        icon={icon}
        aria-label={`${label} ${name}`}
        busy={row.state === 'sending'}
        busyLabel={row.note === decision ? busy : undefined}
        onClick={() => onDecide(decision)}
      >
        {label}
      </Button>
    ),
  );
}
