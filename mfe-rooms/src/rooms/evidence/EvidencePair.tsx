import { type ComponentType, useState } from 'react';
import { platform } from '@arena/shared/platform';
import { media, styled } from '@arena/shared/ui';
import { Evidence, type EvidenceProps } from './Evidence';

export type Side = 'opponent' | 'creator';
export type EvidencePairProps = Readonly<Record<Side, Pick<EvidenceProps, 'player' | 'imageName'>>>;
export interface EvidenceViewerProps extends EvidencePairProps {
  /** The one that was pressed. */
  readonly first: Side;
  readonly onClose: () => void;
}

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What both players sent as proof, side by side, the opponent's first. Either opens both in a viewer. */
export function EvidencePair({ opponent, creator }: EvidencePairProps) {
  const [Viewer, setViewer] = useState<ComponentType<EvidenceViewerProps> | null>(null);
  const [open, setOpen] = useState<Side | null>(null);

  const show = async (side: Side) => {
    try {
      const { EvidenceViewer } = await import('./EvidenceViewer');
      setViewer(() => EvidenceViewer);
      setOpen(side);
    } catch {
      platform().notify({ message: 'The viewer could not be loaded. Try again.', tone: 'error' });
    }
  };

  return (
    <>
      <Sides>
        <Evidence {...opponent} role="Opponent" onOpen={() => void show('opponent')} />
        <Evidence {...creator} role="Creator" onOpen={() => void show('creator')} />
      </Sides>
      {Viewer !== null && open !== null ? (
        <Viewer first={open} opponent={opponent} creator={creator} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
