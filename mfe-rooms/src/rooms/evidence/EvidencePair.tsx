import { type ComponentType, type ReactNode, useState } from 'react';
import { platform } from '@arena/shared/platform';
import { media, styled } from '@arena/shared/ui';
import { Evidence, type EvidenceProps } from './Evidence';

export const SIDES = ['creator', 'opponent'] as const;
export type Side = (typeof SIDES)[number];
export type EvidenceOf = Pick<EvidenceProps, 'player' | 'imageName'>;
export interface EvidenceViewerProps extends Readonly<Record<Side, EvidenceOf>> {
  /** The one that was pressed. */
  readonly first: Side;
  readonly onClose: () => void;
}

export interface EvidencePairProps extends Readonly<Record<Side, EvidenceOf>> {
  /** What stands directly under a side's screenshot. */
  readonly below: (side: Side) => ReactNode;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
});
// The captions above the screenshots may be of different heights, the screenshots are not.
const Column = styled('div')({ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12, '& > figure': { flex: 1 } });

/** What both players sent as proof, side by side, the creator's first. Either opens both in a viewer. */
export function EvidencePair({ creator, opponent, below }: EvidencePairProps) {
  const [Viewer, setViewer] = useState<ComponentType<EvidenceViewerProps> | null>(null);
  const [open, setOpen] = useState<Side | null>(null);
  const evidence = { creator, opponent };

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
      <Columns>
        {SIDES.map((side) => (
          <Column key={side}>
            <Evidence {...evidence[side]} onOpen={() => void show(side)} />
            {below(side)}
          </Column>
        ))}
      </Columns>
      {Viewer !== null && open !== null ? <Viewer first={open} {...evidence} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
