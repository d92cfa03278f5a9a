import { Banner, Button } from '@arena/shared/ui';
import type { CreatingTournament } from './use-create-tournament';

const MAYBE = 'The tournament may exist all the same. Check the list before you send it again.';

/** How the sending went, above the fields. */
export function CreateResult({ creating, onCheck }: { readonly creating: CreatingTournament; readonly onCheck: () => void }) {
  const { outcome, leftover, phase } = creating;
  const check = (
    <Button size="sm" busy={phase === 'checking'} busyLabel="Checking..." onClick={onCheck}>
      Check the list
    </Button>
  );
  if (leftover !== null) {
    return (
      <Banner tone="wait" title={`“${leftover.title}” was sent before.`} action={check}>
        {MAYBE}
      </Banner>
    );
  }
  switch (outcome?.kind) {
    case 'refused':
      return <Banner tone="refused" title={outcome.message} />;
    case 'unanswered':
      return (
        <Banner tone="refused" title={outcome.message} action={check}>
          {MAYBE}
        </Banner>
      );
    case 'absent':
      return <Banner tone="info" title="The list does not show this tournament. You can send it again." />;
    case 'unread':
      return (
        <Banner tone="wait" title="The list could not be read, so nothing was sent." action={check}>
          {outcome.message}
        </Banner>
      );
    case 'found':
      return (
        <Banner tone="done" title={`“${outcome.title}” exists: it was created when it was sent.`}>
          What is in the form now has not been sent.
        </Banner>
      );
    case 'elsewhere':
      return <Banner tone="wait" title="A tournament is being created in another tab. Nothing was sent from here." />;
    default:
      return null;
  }
}
