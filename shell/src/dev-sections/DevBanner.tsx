import { Button, color, media, styled } from '@arena/shared/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { running } from './running';

// Above every screen and below every dialog. `boot/` reserves its space before the first paint.
const Bar = styled('section')({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 1200,
  height: 'var(--dev-bar)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '0 16px',
  borderTop: `2px solid ${color.wait}`,
  background: `linear-gradient(${color.waitSoft}, ${color.waitSoft}), ${color.surface}`,
  font: '500 0.875rem/1.25rem inherit',
  '& p': { margin: 0, minWidth: 0, display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  [media.phone]: { padding: '0 8px', gap: 8, justifyContent: 'space-between', fontSize: '0.8125rem', lineHeight: '1.0625rem' },
});

/** Shown on every screen for as long as this tab runs a version that isn't live. */
export default function DevBanner() {
  const now = useStore(running, (state) => state.now);
  useEffect(() => {
    if (now !== null) return;
    // Returns the reserved space to the page.
    document.documentElement.style.removeProperty('--dev-bar');
    document.documentElement.style.removeProperty('padding-bottom');
  }, [now]);
  if (now === null) return null;
  const { label, sentence, action, stop } = now;
  return (
    <Bar aria-label={label}>
      <p role="status">{sentence}</p>
      <Button size="sm" onClick={stop}>
        {action}
      </Button>
    </Bar>
  );
}
