import type { StateOf } from '@arena/shared/platform';
import { Banner } from '@arena/shared/ui';
import type { addUser } from '../users.operations';

/** How the sending went, above the fields. */
export function AddResult({ outcome }: { readonly outcome: StateOf<typeof addUser>['outcome'] }) {
  switch (outcome?.kind) {
    case 'unanswered':
    case 'unknown':
      return (
        <Banner tone="refused" title={outcome.message}>
          The user may exist all the same. Look for the address in the list, or send it again: nobody is added twice.
        </Banner>
      );
    case 'superseded':
      return <Banner tone="wait" title="A user was added from another tab meanwhile. Nothing was sent from here." />;
    case 'refused':
    case 'not-sent':
      return <Banner tone="refused" title={outcome.message} />;
    default:
      return null;
  }
}
