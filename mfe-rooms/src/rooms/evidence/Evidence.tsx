import { useState } from 'react';
import { BlobImage, Button, ButtonBase, color, Icon, radius, Skeleton, styled, VisuallyHidden } from '@arena/shared/ui';
import { ImageOff, RotateCw, ZoomIn } from 'lucide';
import { useScreenshot } from '../rooms.queries';
import * as t from './evidence.messages';

const Figure = styled('figure')({
  margin: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 8,
});
const Caption = styled('figcaption')({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '0 12px' });
const Who = styled('span')({ fontWeight: 550, overflowWrap: 'anywhere' });
const File = styled('span')({ color: color.muted, fontSize: '0.75rem', overflowWrap: 'anywhere' });
// Shrinks in a low window to keep the options below visible: 580 is the height of everything above and below.
const Frame = styled('div')({
  height: 'clamp(188px, calc(100vh - 580px), 280px)',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  position: 'relative',
  borderRadius: radius.panel,
  border: `1px solid ${color.line}`,
  background: color.ground,
  color: color.muted,
  textAlign: 'center',
});
const Opener = styled(ButtonBase)({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
  '& > span': {
    position: 'absolute',
    right: 8,
    bottom: 8,
    padding: 6,
    borderRadius: radius.small,
    background: color.raised,
    color: color.text,
  },
  '&:focus-visible': { outlineOffset: '-2px' },
});
const Nothing = styled('div')({ display: 'grid', justifyItems: 'center', gap: 8, padding: 16 });
export const SIDES = ['creator', 'opponent'] as const;
export type Side = (typeof SIDES)[number];

export interface EvidenceOf {
  readonly player: string;
  readonly imageName: string | null;
}

interface EvidenceProps extends EvidenceOf {
  readonly onOpen: () => void;
}

export function Evidence({ player, imageName, onOpen }: EvidenceProps) {
  const { data, error, refetch, isFetching } = useScreenshot(imageName);
  const [broken, setBroken] = useState<Blob | null>(null);
  const failed = (error !== null && data === undefined) || (data !== undefined && broken === data);

  return (
    <Figure>
      <Caption>
        <Who>{player}</Who>
        {imageName === null ? null : <File>{imageName}</File>}
      </Caption>
      <Frame>
        {imageName === null ? (
          <Nothing>
            <Icon node={ImageOff} size={20} />
            {t.noScreenshot}
          </Nothing>
        ) : failed ? (
          <Nothing role="alert">
            {t.imageFailed}
            <Button size="sm" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
              {t.retry}
            </Button>
          </Nothing>
        ) : data === undefined ? (
          <>
            <VisuallyHidden role="status">{t.loadingScreenshot(player)}</VisuallyHidden>
            <Skeleton height="100%" />
          </>
        ) : (
          <Opener aria-label={t.enlargeScreenshot(player)} onClick={onOpen}>
            <BlobImage blob={data} alt={t.resultScreenshot(player)} onError={() => setBroken(data)} />
            <span>
              <Icon node={ZoomIn} />
            </span>
          </Opener>
        )}
      </Frame>
    </Figure>
  );
}
