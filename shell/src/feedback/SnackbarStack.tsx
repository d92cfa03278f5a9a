import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type Ref, useEffect } from 'react';
import { ToastCard } from './ToastCard';
import { type QueuedToast, takeToasts, toastQueue } from './toasts';

// How notistack is told that our variants carry a toast of ours.
declare module 'notistack' {
  interface VariantOverrides {
    success: { toast: QueuedToast };
    error: { toast: QueuedToast };
    info: { toast: QueuedToast };
  }
}

interface SnackProps extends CustomContentProps {
  readonly toast: QueuedToast;
  readonly ref?: Ref<HTMLDivElement>;
}

// Only what is ours is passed on: notistack hands its components a good deal more.
const Snack = ({ id, toast, ref }: SnackProps) => <ToastCard ref={ref} toast={toast} onDismiss={() => closeSnackbar(id)} />;

const snacks = { success: Snack, error: Snack, info: Snack };
const place = { vertical: 'bottom', horizontal: 'right' } as const;

/** notistack stacks the toasts and moves them in and out. The clock is the card's own, because it also stops for the focus. */
export default function SnackbarStack() {
  useEffect(() => {
    const show = () => {
      for (const toast of takeToasts()) {
        enqueueSnackbar(toast.message, { key: toast.id, variant: toast.tone, persist: true, toast });
      }
    };
    show();
    return toastQueue.subscribe(show);
  }, []);
  return <SnackbarProvider Components={snacks} anchorOrigin={place} maxSnack={4} transitionDuration={140} />;
}
