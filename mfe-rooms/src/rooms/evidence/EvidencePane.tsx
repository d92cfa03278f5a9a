import { type PointerEvent, type WheelEvent, useRef } from 'react';
import { BlobImage, color, styled } from '@arena/shared/ui';
import { pan, transformOf, type View, zoom, ZOOM_STEP } from './evidence-view';
import type { EvidenceOf } from './Evidence';
import { useScreenshot } from '../rooms.queries';
import * as t from './evidence.messages';

const Pane = styled('div')({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  background: color.ground,
  color: color.muted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current=true]::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 2,
    zIndex: 1,
    background: color.accent,
  },
  '& img': { maxWidth: '100%', maxHeight: '100%', gridArea: '1 / 1', objectFit: 'contain' },
});
const Legend = styled('p')({
  position: 'absolute',
  left: 8,
  bottom: 8,
  maxWidth: 'calc(100% - 16px)',
  padding: '4px 10px',
  borderRadius: 8,
  background: color.raised,
  color: color.text,
  fontSize: '0.75rem',
  overflowWrap: 'anywhere',
});

interface EvidencePaneProps extends EvidenceOf {
  readonly view: View;
  readonly active: boolean;
  readonly onActivate: () => void;
  readonly onChange: (next: (view: View) => View) => void;
}

export function EvidencePane({ player, imageName, view, active, onActivate, onChange }: EvidencePaneProps) {
  const { data, error } = useScreenshot(imageName);
  const held = useRef<{ x: number; y: number } | null>(null);

  const grab = (event: PointerEvent) => {
    onActivate();
    held.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (held.current === null) return;
    const [x, y] = [event.clientX - held.current.x, event.clientY - held.current.y];
    held.current = { x: event.clientX, y: event.clientY };
    onChange((before) => pan(before, x, y));
  };
  const release = () => {
    held.current = null;
  };
  const wheel = (event: WheelEvent) => {
    onActivate();
    onChange((before) => zoom(before, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP));
  };

  return (
    <Pane
      role="group"
      aria-label={t.screenshotKeys(player)}
      aria-current={active}
      tabIndex={0}
      onFocus={onActivate}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onWheel={wheel}
    >
      {data !== undefined ? (
        <BlobImage blob={data} alt={t.resultScreenshot(player)} style={{ transform: transformOf(view) }} />
      ) : imageName === null ? (
        t.noScreenshot
      ) : error !== null ? (
        t.imageFailed
      ) : (
        t.loading
      )}
      <Legend>
        {player}
        {imageName === null ? '' : ` · ${imageName}`} · {Math.round(view.scale * 100)}%
      </Legend>
    </Pane>
  );
}
