import { Button, color, figures, Icon, IconButton, media, radius, styled, VisuallyHidden } from '@arena/shared/ui';
import { CircleAlert, CircleCheck, Info, Undo2, X } from 'lucide';
import { useEffect, useState } from 'react';
import { type ShownToast, TOAST_MS } from './toasts';
import { useAutoDismiss } from './useAutoDismiss';
import * as t from './feedback.messages';

const looks = {
  success: { icon: CircleCheck, ink: color.ok },
  error: { icon: CircleAlert, ink: color.bad },
  info: { icon: Info, ink: color.accentStrong },
} as const;

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: 'max-content',
  maxWidth: 'min(420px, calc(100vw - 24px))',
  padding: '8px 8px 8px 16px',
  borderRadius: radius.panel,
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  color: color.text,
  boxShadow: color.float,
  // The container is click-through; the toast isn't.
  pointerEvents: 'all',
});
const Words = styled('p')({
  flex: 1,
  minWidth: 0,
  padding: '6px 0',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  [media.touch]: { padding: '12px 0' },
});
const Mark = styled('span')({ display: 'inline-flex', marginTop: 8, [media.touch]: { marginTop: 14 } });

const Seconds = styled('span')({ ...figures, padding: '6px 0', color: color.muted, [media.touch]: { padding: '12px 0' } });

/** For sighted users only: a screen reader would read each second. */
function Countdown({ ms }: { readonly ms: number }) {
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return <Seconds aria-hidden>{t.seconds(left)}</Seconds>;
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** Errors interrupt a screen reader; other messages wait. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { message, tone, undo, duration = TOAST_MS } = toast;
  const clock = useAutoDismiss(undo === undefined ? duration : null, onDismiss);
  const [from] = useState(() => document.activeElement);
  const takeBack = () => {
    undo?.onUndo();
    if (from instanceof HTMLElement) from.focus();
  };
  const { icon, ink } = looks[tone];
  return (
    <Root data-tone={tone} {...clock}>
      <Mark style={{ color: ink }}>
        <Icon node={icon} />
      </Mark>
      <Words role={tone === 'error' ? 'alert' : 'status'}>
        {message}
        {undo === undefined ? null : <VisuallyHidden>{t.undoHint}</VisuallyHidden>}
      </Words>
      {undo === undefined ? (
        <IconButton label={t.dismiss} icon={X} iconSize={14} onClick={onDismiss} />
      ) : (
        <>
          <Countdown ms={duration} />
          <Button size="sm" icon={Undo2} aria-label={t.undoWhat(message)} aria-keyshortcuts="Control+Z" onClick={takeBack}>
            {t.undo}
          </Button>
        </>
      )}
    </Root>
  );
}
