import { Banner } from '@arena/shared/ui';
import type { AddOutcome } from './add-user';

/** How the sending went, above the fields. */
export function AddResult({ result }: { readonly result: AddOutcome | null }) {
  switch (result?.kind) {
    case 'not-connected':
      return (
        <Banner tone="wait" title="Adding users is not connected yet">
          Everything is filled in, but this backend has no function that takes it. Nothing was sent, and what you typed is still here.
        </Banner>
      );
    case 'refused':
      return <Banner tone="refused" title={result.message} />;
    case 'unanswered':
      return (
        <Banner tone="refused" title={result.message}>
          The user may exist all the same. Look for the address in the list, or send it again: nobody is added twice.
        </Banner>
      );
    case 'elsewhere':
      return <Banner tone="wait" title="A user is being added in another tab. Nothing was sent from here." />;
    default:
      return null;
  }
}
