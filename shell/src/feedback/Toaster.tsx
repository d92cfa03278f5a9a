import { isTyping, keyframes, keyOf, media, styled, usePageKeys } from '@arena/shared/ui';
import { useStore } from 'zustand';
import { ToastCard } from './ToastCard';
import { dismissToast, MOVE_MS, toasts } from './toasts';

const OUTSIDE = 'translateX(calc(100% + 20px))';
const moveIn = keyframes({ from: { transform: OUTSIDE } });

const Stack = styled('div')({
  position: 'fixed',
  right: 20,
  bottom: 20,
  // Above a banner at the bottom of the window.
  paddingBottom: 'var(--dev-bar)',
  zIndex: 1400,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: 12,
  pointerEvents: 'none',
  [media.phone]: { right: 'auto', left: 16, alignItems: 'flex-start' },
});
const Place = styled('div')({
  animation: `${moveIn} ${MOVE_MS}ms cubic-bezier(0, 0, 0.2, 1)`,
  transition: `transform ${MOVE_MS}ms cubic-bezier(0.4, 0, 0.6, 1)`,
  '&[data-leaving]': { transform: OUTSIDE },
  [media.still]: { animation: 'none', transition: 'none' },
});

export function Toaster() {
  const shown = useStore(toasts);
  usePageKeys((event) => {
    const latest = shown.findLast(({ leaving, undo }) => !leaving && undo !== undefined);
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && keyOf(event) === 'z';
    if (latest === undefined || !isUndo || event.defaultPrevented || isTyping(event.target)) return;
    event.preventDefault();
    latest.undo?.onUndo();
  });
  return (
    <Stack>
      {shown.map((toast) => (
        <Place key={toast.id} data-leaving={toast.leaving || undefined}>
          <ToastCard toast={toast} onDismiss={() => dismissToast(toast.id)} />
        </Place>
      ))}
    </Stack>
  );
}
