import { type ReactNode, useState } from 'react';
import { lazyDialog, media, styled } from '@arena/shared/ui';
import { Evidence, type EvidenceOf, type Side, SIDES } from './Evidence';
import * as t from './evidence.messages';

const EvidenceViewer = lazyDialog(async () => (await import('./EvidenceViewer')).EvidenceViewer, t.viewerFailed);

interface EvidencePairProps extends Readonly<Record<Side, EvidenceOf>> {
  readonly below: (side: Side) => ReactNode;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
});
// Aligns the screenshots although their captions differ in height.
const Column = styled('div')({ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 12, '& > figure': { flex: 1 } });

/** Both players' screenshots, the creator's first. Either opens both in the viewer. */
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
