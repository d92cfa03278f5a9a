import { type KeyboardEvent, useState } from 'react';
import { color, IconButton, media, styled } from '@arena/shared/ui';
import { Dialog, DialogTitle } from '@arena/shared/ui/more';
import { Maximize, RotateCw, X, ZoomIn, ZoomOut } from 'lucide';
import { type EvidenceOf, type Side, SIDES } from './Evidence';
import { EvidencePane } from './EvidencePane';
import { FITTED, turned, type View, viewAfterKey, zoom, ZOOM_STEP } from './evidence-view';
import * as t from './evidence.messages';

const FullScreen = styled(Dialog)({
  '& .MuiDialog-paper': { margin: 0, width: '100%', height: '100%', maxHeight: 'none', border: 0, borderRadius: 0 },
});
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  padding: '8px 12px',
  borderBottom: `1px solid ${color.line}`,
});
const Title = styled(DialogTitle)({ '&&': { padding: 0, flex: 1 } });
const Linked = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 8, padding: '6px 10px', cursor: 'pointer' });
const Panes = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  background: color.line,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'repeat(2, minmax(0, 1fr))' },
});

interface EvidenceViewerProps extends Readonly<Record<Side, EvidenceOf>> {
  readonly first: Side;
  readonly onClose: () => void;
}

export function EvidenceViewer({ creator, opponent, first, onClose }: EvidenceViewerProps) {
  const [views, setViews] = useState<Record<Side, View>>({ creator: FITTED, opponent: FITTED });
  const evidence = { creator, opponent };
  const [linked, setLinked] = useState(true);
  const [active, setActive] = useState(first);

  // Linked views zoom and move together but rotate separately: often only one screenshot is rotated.
  const change = (side: Side, next: (view: View) => View) =>
    setViews((before) => {
      const changed = next(before[side]);
      const other: Side = side === 'opponent' ? 'creator' : 'opponent';
      const along = { ...changed, turn: before[other].turn };
      return linked ? ({ [side]: changed, [other]: along } as Record<Side, View>) : { ...before, [side]: changed };
    });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || viewAfterKey(FITTED, event.key) === null) return;
    event.preventDefault();
    change(active, (view) => viewAfterKey(view, event.key) ?? view);
  };

  return (
    <FullScreen open fullScreen onClose={onClose} aria-labelledby="evidence-title" onKeyDown={onKeyDown}>
      <Bar role="toolbar" aria-label={t.viewLabel}>
        <Title id="evidence-title">{t.resultScreenshots}</Title>
        <Linked>
          <input type="checkbox" checked={linked} onChange={(event) => setLinked(event.target.checked)} />
          {t.zoomBoth}
        </Linked>
        <IconButton label={t.zoomOut} icon={ZoomOut} tipSide="bottom" onClick={() => change(active, (view) => zoom(view, 1 / ZOOM_STEP))} />
        <IconButton label={t.zoomIn} icon={ZoomIn} tipSide="bottom" onClick={() => change(active, (view) => zoom(view, ZOOM_STEP))} />
        <IconButton label={t.rotate} icon={RotateCw} tipSide="bottom" onClick={() => change(active, turned)} />
        <IconButton label={t.fit} icon={Maximize} tipSide="bottom" onClick={() => change(active, () => FITTED)} />
        <IconButton label={t.close} icon={X} tipSide="bottom" onClick={onClose} />
      </Bar>
      <Panes>
        {SIDES.map((side) => (
          <EvidencePane
            key={side}
            {...evidence[side]}
            view={views[side]}
            active={active === side}
            onActivate={() => setActive(side)}
            onChange={(next) => change(side, next)}
          />
        ))}
      </Panes>
    </FullScreen>
  );
}
