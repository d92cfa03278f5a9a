import { useMemo, useSyncExternalStore } from 'react';
import { lazyDialog } from '@arena/shared/ui';
import type { DecisionDialogProps } from './DecisionDialog';
import type { RequestKind } from './kind';
import type { MoneyRequest } from './request';
import type { RequestList } from './use-request-list';
import type { Queue } from './use-queue';

const LazyDecision = lazyDialog<DecisionDialogProps>(
  () => import('./DecisionDialog').then(({ DecisionDialog }) => DecisionDialog),
  'The question could not be loaded, so nothing was decided. Check your connection and try again.',
);
const LazyKeys = lazyDialog(
  () => import('./KeysDialog').then(({ KeysDialog }) => KeysDialog),
  'The list of keys could not be loaded. Try again.',
);

/** Starts to fetch the question, so that the first key press does not wait for it. */
export const prefetchDialogs = (): void => void LazyDecision.prefetch();

interface RequestDialogsProps<R extends MoneyRequest> {
  readonly kind: RequestKind<R>;
  readonly list: Pick<RequestList<R>, 'controller' | 'pending'>;
  readonly queue: Queue;
  /** Which requests may have been sent twice, with why. */
  readonly duplicates: ReadonlyMap<MoneyRequest, string>;
}

/** The question and the list of keys, above the screen. */
export function RequestDialogs<R extends MoneyRequest>({ kind, list, queue, duplicates }: RequestDialogsProps<R>) {
  const { controller, pending } = list;
  const { help, setHelp, confirm } = queue;
  const question = useSyncExternalStore(controller.subscribe, controller.question);
  // The marks are kept by the row that the list has; the question has a copy of it.
  const duplicate = useMemo(
    () => (question === null ? null : ([...duplicates].find(([request]) => request.id === question.request.id)?.[1] ?? null)),
    [duplicates, question],
  );
  const closeHelp = () => setHelp(false);
  return (
    <>
      <LazyDecision
        wanted={question !== null}
        onFailure={controller.cancel}
        kind={kind as unknown as RequestKind<MoneyRequest>}
        question={question}
        duplicate={duplicate}
        pending={pending}
        onConfirm={confirm}
        onCancel={controller.cancel}
      />
      <LazyKeys wanted={help} onFailure={closeHelp} open={help} onClose={closeHelp} />
    </>
  );
}
