import { styled } from '@arena/shared/ui/core';
import { Copy } from 'lucide';
import { IconButton } from './IconButton';
import { Dash } from './Money';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 32, overflowWrap: 'anywhere' });

export interface CopyableTextProps {
  /** What it is, for the button's name and the message: `Game ID`. */
  readonly label: string;
  /** Null shows a dash. */
  readonly text: string | null;
  /** Says whether it was copied. */
  readonly notify: (toast: { readonly message: string; readonly tone: 'success' | 'error' }) => void;
}

/** A text that will be typed into a game: with a button that copies it. */
export function CopyableText({ label, text, notify }: CopyableTextProps) {
  if (text === null) return <Dash />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ message: `${label} copied`, tone: 'success' });
    } catch {
      notify({ message: `${label} could not be copied. Select and copy it by hand.`, tone: 'error' });
    }
  };
  return (
    <Line>
      {text}
      <IconButton label={`Copy ${label}`} icon={Copy} iconSize={14} onClick={() => void copy()} />
    </Line>
  );
}
