import { IconButton, styled } from '@arena/shared/ui/core';
import { Copy } from 'lucide';
import { copyText } from './copy-text';
import { Dash } from './Money';
import * as t from './form.messages';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  // Keeps the button's width next to a long text.
  '& > bdi + *': { flex: 'none' },
});
// Isolates bidirectional text and clips unbreakable clusters.
const Text = styled('bdi')({ minWidth: 0, overflow: 'hidden' });

interface CopyableTextProps {
  /** The text's name for the button and the toast: `Game ID`. */
  readonly label: string;
  /** Null shows a dash. */
  readonly text: string | null;
  readonly className?: string;
}

/** A text with a button to copy it, for values to enter into a game. */
export function CopyableText({ label, text, className }: CopyableTextProps) {
  if (text === null) return <Dash />;
  return (
    <Line className={className}>
      <Text>{text}</Text>
      <IconButton label={t.copyLabelled(label)} icon={Copy} iconSize={14} onClick={() => void copyText(label, text)} />
    </Line>
  );
}
