import { color, focusRing, styled } from '@arena/shared/ui';
import { ownerOf } from './failure-words';
import type { RegisteredSection } from './registry';

const Link = styled('a')({
  color: color.accentStrong,
  textDecoration: 'underline',
  whiteSpace: 'nowrap',
  '&:focus-visible': focusRing,
});

/** Leads to what a code means and what to do about it, on a page of this origin. The console stays open. */
export const CodeLink = ({ number }: { readonly number: string }) => (
  <Link href={`/-/errors/${number}`} target="_blank" rel="noopener">
    What {number} means
  </Link>
);

interface FailureWordsProps {
  readonly sentence: string;
  readonly number: string;
  readonly registered: RegisteredSection;
}

/** What happened to a section, whose it is, and where more is said about it. */
export const FailureWords = ({ sentence, number, registered }: FailureWordsProps) => (
  <>
    {sentence} <span>{ownerOf(registered)}</span> <CodeLink number={number} />
  </>
);
