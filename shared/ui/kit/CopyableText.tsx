import { styled } from '@arena/shared/ui/core';
import { Copy } from 'lucide';
import { copyText } from './copy-text';
import { IconButton } from './IconButton';
import { Dash } from './Money';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 32, overflowWrap: 'anywhere' });

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
      {text}
      <IconButton label={`Copy ${label}`} icon={Copy} iconSize={14} onClick={() => void copyText(label, text)} />
    </Line>
  );
}
