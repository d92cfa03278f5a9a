import { color, Icon, IconButton, media, radius, styled } from '@arena/shared/ui';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
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

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly onDismiss: () => void;
}

/** Errors interrupt a screen reader; other messages wait. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const clock = useAutoDismiss(toast.duration ?? TOAST_MS, onDismiss);
  const { icon, ink } = looks[toast.tone];
  return (
    <Root data-tone={toast.tone} {...clock}>
      <Mark style={{ color: ink }}>
        <Icon node={icon} />
      </Mark>
      <Words role={toast.tone === 'error' ? 'alert' : 'status'}>{toast.message}</Words>
      <IconButton label={t.dismiss} icon={X} iconSize={14} onClick={onDismiss} />
    </Root>
  );
}
