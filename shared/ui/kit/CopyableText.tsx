import { IconButton, styled } from '@arena/shared/ui/core';
import { Copy } from 'lucide';
import { copyText } from './copy-text';
import { Dash } from './Money';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  // The button keeps its place, however long the text is: what it hangs in would shrink to nothing.
  '& > bdi + *': { flex: 'none' },
});
// What turns the direction of writing stays inside, and so does a cluster of signs that nothing breaks.
const Text = styled('bdi')({ minWidth: 0, overflow: 'hidden' });

export interface CopyableTextProps {
  /** What it is, for the button's name and the message: `Game ID`. */
  readonly label: string;
  /** Null shows a dash. */
  readonly text: string | null;
}

/** A text that will be typed into a game: with a button that copies it. */
export function CopyableText({ label, text }: CopyableTextProps) {
  if (text === null) return <Dash />;
  return (
    <Line>
      <Text>{text}</Text>
      <IconButton label={`Copy ${label}`} icon={Copy} iconSize={14} onClick={() => void copyText(label, text)} />
    </Line>
  );
}
