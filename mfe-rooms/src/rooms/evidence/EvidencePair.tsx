import { type ReactNode, useState } from 'react';
import { lazyDialog, media, styled } from '@arena/shared/ui';
import { Evidence, type EvidenceOf, type Side, SIDES } from './Evidence';

const EvidenceViewer = lazyDialog(
  async () => (await import('./EvidenceViewer')).EvidenceViewer,
  'The viewer could not be loaded. Try again.',
);

interface EvidencePairProps extends Readonly<Record<Side, EvidenceOf>> {
  /** What is shown directly under a side's screenshot. */
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
  const [open, setOpen] = useState<Side | null>(null);
  const close = () => setOpen(null);
  const evidence = { creator, opponent };

  return (
    <>
      <Columns>
        {SIDES.map((side) => (
          <Column key={side}>
            <Evidence {...evidence[side]} onOpen={() => setOpen(side)} />
            {below(side)}
          </Column>
        ))}
      </Columns>
      {open === null ? null : <EvidenceViewer first={open} {...evidence} onClose={close} onFailure={close} />}
    </>
  );
}
