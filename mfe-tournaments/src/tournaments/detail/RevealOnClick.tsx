import { type ReactNode, useState } from 'react';
import { Button, Dash, styled } from '@arena/shared/ui';

// A ghost button has padding: its word, not its edge, lines up with the label above.
const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  '& > button:first-child': { marginLeft: -10 },
});

/** Private data, hidden until the user asks for it. */
export function RevealOnClick({ label, children }: { readonly label: string; readonly children: ReactNode | null }) {
  const [shown, setShown] = useState(false);
  if (children === null) return <Dash />;
  return (
    <Line>
      {shown ? <span>{children}</span> : null}
      <Button
        size="sm"
        tone="ghost"
        aria-expanded={shown}
        aria-label={`${shown ? 'Hide' : 'Show'} ${label}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </Line>
  );
}
