import { joinSentences } from '@arena/shared/platform';
import { Banner, Button } from '@arena/shared/ui';
import type { CreatingRoom } from './use-create-room';

export const CREATED = 'Room created successfully!';
export const NOT_CREATED = 'Failed to create room.';
const MAYBE = 'The room may exist all the same. Check the list before you send it again.';

/** How the sending went, above the fields. */
export function CreateResult({ creating, onCheck }: { readonly creating: CreatingRoom; readonly onCheck: () => void }) {
  const { outcome, leftover, phase } = creating;
  const check = (
    <Button size="sm" busy={phase === 'checking'} busyLabel="Checking..." onClick={onCheck}>
      Check the list
    </Button>
  );
  if (leftover !== null) {
    return (
      <Banner tone="wait" title={`“${leftover.title}” was sent and no answer came.`} action={check}>
        {MAYBE}
      </Banner>
    );
  }
  if (outcome === null) return null;
  switch (outcome.kind) {
    case 'created':
      return <Banner tone="done" title={CREATED} />;
    case 'found':
      return (
        <Banner tone="done" title={`“${outcome.title}” exists: it was created when it was sent.`}>
          What is in the form now has not been sent.
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="refused" title={NOT_CREATED}>
          {[outcome.message, ...Object.entries(outcome.fields).map(([key, message]) => `${key}: ${message}`)].join(' ')}
        </Banner>
      );
    case 'unanswered':
      return (
        <Banner tone="refused" title={NOT_CREATED} action={check}>
          {joinSentences(outcome.message, MAYBE)}
        </Banner>
      );
    case 'absent':
      return <Banner tone="info" title="The list does not show this room. You can send it again." />;
    case 'unread':
      return (
        <Banner tone="wait" title="The list could not be read, so nothing was sent." action={check}>
          {outcome.message}
        </Banner>
      );
    default:
      return <Banner tone="wait" title="A room is being created in another tab. Nothing was sent from here." />;
  }
}
