import { Banner, Button } from '@arena/shared/ui';
import type { AddingStream } from './use-add-stream';

const MAYBE = 'The stream may exist all the same. Check the list before you send it again.';

/** How the sending went, above the fields. */
export function AddResult({ adding, onCheck }: { readonly adding: AddingStream; readonly onCheck: () => void }) {
  const { outcome, leftover, phase } = adding;
  const check = (
    <Button size="sm" busy={phase === 'checking'} busyLabel="Checking..." onClick={onCheck}>
      Check the list
    </Button>
  );
  if (leftover !== null) {
    return (
      <Banner tone="wait" title="A stream was sent before" action={check}>
        {leftover.link}. {MAYBE}
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
    case 'found':
      return (
        <Banner tone="done" title="The stream that was sent before exists.">
          {outcome.link}. What is in the form now has not been sent.
        </Banner>
      );
    case 'absent':
      return <Banner tone="info" title="The list does not show this stream. You can send it again." />;
    case 'unread':
      return (
        <Banner tone="wait" title="The list could not be read, so nothing was sent." action={check}>
          {outcome.message}
        </Banner>
      );
    case 'elsewhere':
      return <Banner tone="wait" title="A stream is being added in another tab. Nothing was sent from here." />;
    default:
      return null;
  }
}
