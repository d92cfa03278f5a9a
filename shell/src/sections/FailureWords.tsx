import { color, focusRing, styled } from '@arena/shared/ui';
import { ownerOf } from './failure';
import type { RegisteredSection } from './registry';
import * as t from './sections.messages';

const Link = styled('a')({
  color: color.accentStrong,
  textDecoration: 'underline',
  whiteSpace: 'nowrap',
  '&:focus-visible': focusRing,
});

/** Opens the error code's page on this origin in a new tab. */
export const CodeLink = ({ number }: { readonly number: string }) => (
  <Link href={`/-/errors/${number}`} target="_blank" rel="noopener">
    {t.whatItMeans(number)}
  </Link>
);

interface FailureWordsProps {
  readonly sentence: string;
  readonly number: string;
  readonly registered: RegisteredSection;
}

export const FailureWords = ({ sentence, number, registered }: FailureWordsProps) => (
  <>
    {sentence} <span>{ownerOf(registered)}</span> <CodeLink number={number} />
  </>
);
