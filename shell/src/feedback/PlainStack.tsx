import { styled } from '@arena/shared/ui';
import { useEffect, useState } from 'react';
import { ToastCard } from './ToastCard';
import { type QueuedToast, takeToasts, toastQueue } from './toasts';

const Corner = styled('div')({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 1400,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 8,
  pointerEvents: 'none',
});

/** The same toasts without notistack, for a network that fails just when something has to be said. */
export function PlainStack() {
  const [shown, setShown] = useState<readonly QueuedToast[]>([]);
  useEffect(() => {
    const show = () => {
      const waiting = takeToasts();
      if (waiting.length > 0) setShown((before) => [...before, ...waiting]);
    };
    show();
    return toastQueue.subscribe(show);
  }, []);
  return (
    <Corner>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => setShown((before) => before.filter(({ id }) => id !== toast.id))} />
      ))}
    </Corner>
  );
}
