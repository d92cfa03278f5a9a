import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Late, type LoadComponent } from './Late';
import { PlainStack } from './PlainStack';
import { toastQueue } from './toasts';

interface ToasterProps {
  /** The nonce of the content security policy; notistack's styles carry it too. */
  readonly nonce?: string;
  /** For tests: how the stack is fetched. */
  readonly load?: LoadComponent<object>;
}

const loadStack: LoadComponent<object> = () => import(/* webpackChunkName: "toasts" */ './SnackbarStack');
const NO_PROPS = {};

/** Shows what `notify` says. Rendered once; its code is fetched with the first toast, and it does without when that fails. */
export function Toaster({ nonce, load = loadStack }: ToasterProps) {
  useEffect(() => {
    // goober, which notistack is styled with, looks for the nonce under this name.
    if (nonce !== undefined) Object.assign(window, { __nonce__: nonce });
  }, [nonce]);

  const wanted = useStore(toastQueue, (queue) => queue.length > 0);
  return <Late load={load} wanted={wanted} props={NO_PROPS} fallback={<PlainStack />} />;
}
