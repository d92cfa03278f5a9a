import { type ReactNode, useState } from 'react';
import { Button, Dash, styled } from '@arena/shared/ui';
import * as t from '../tournaments.messages';

// Offsets the ghost button's padding, so that its text lines up with the label.
const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  '& > button:first-child': { marginLeft: -10 },
});

/** Hides private data until the user asks for it. */
export function RevealOnClick({ label, children }: { readonly label: string; readonly children: ReactNode | null }) {
  const [shown, setShown] = useState(false);
  if (children === null) return <Dash />;
  return (
    <Line>
      {shown ? <span>{children}</span> : null}
      <Button size="sm" tone="ghost" aria-expanded={shown} aria-label={t.showOrHide(shown, label)} onClick={() => setShown(!shown)}>
        {shown ? t.hide : t.show}
      </Button>
    </Line>
  );
}
