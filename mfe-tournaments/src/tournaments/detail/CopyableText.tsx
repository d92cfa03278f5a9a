import { platform } from '@arena/shared/platform';
import { Dash, IconButton, styled } from '@arena/shared/ui';
import { Copy } from 'lucide';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 32, overflowWrap: 'anywhere' });

async function copy(label: string, text: string): Promise<void> {
  const { notify } = platform();
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: `${label} copied`, tone: 'success' });
  } catch {
    notify({ message: `${label} could not be copied. Select and copy it by hand.`, tone: 'error' });
  }
}

/** A text that will be typed into a game: with a button that copies it. */
export function CopyableText({ label, text }: { readonly label: string; readonly text: string | null }) {
  if (text === null) return <Dash />;
  return (
    <Line>
      {text}
      <IconButton label={`Copy ${label}`} icon={Copy} iconSize={14} onClick={() => void copy(label, text)} />
    </Line>
  );
}
