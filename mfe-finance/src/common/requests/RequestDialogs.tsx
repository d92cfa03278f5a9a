import { useMemo, useSyncExternalStore } from 'react';
import { late } from '../late';
import type { Board } from './pending-requests';
import type { DecisionDialogProps } from './DecisionDialog';
import type { RequestKind } from './kind';
import type { MoneyRequest } from './request';
import type { Queue } from './use-queue';

const loadDecision = () => import('./DecisionDialog').then(({ DecisionDialog }) => DecisionDialog);
const loadKeys = () => import('./KeysDialog').then(({ KeysDialog }) => KeysDialog);

const LateDecision = late<DecisionDialogProps>(
  loadDecision,
  'The question could not be loaded, so nothing was decided. Check your connection and try again.',
);
const LateKeys = late(loadKeys, 'The list of keys could not be loaded. Try again.');

/** Starts to fetch the question, so that the first key press does not wait for it. A failure shows when it is needed. */
export const prefetchDialogs = (): void => void loadDecision().catch(() => undefined);

interface RequestDialogsProps<R extends MoneyRequest> {
  readonly kind: RequestKind<R>;
  readonly board: Board<R>;
  readonly queue: Queue<R>;
  /** Which requests may have been sent twice, with why. */
  readonly duplicates: ReadonlyMap<MoneyRequest, string>;
}

/** The question and the list of keys, above the screen. */
export function RequestDialogs<R extends MoneyRequest>({ kind, board, queue, duplicates }: RequestDialogsProps<R>) {
  const { desk, help, setHelp, confirm } = queue;
  const question = useSyncExternalStore(desk.subscribe, desk.question);
  // The marks are kept by the row that the list has; the question has a copy of it.
  const duplicate = useMemo(
    () => (question === null ? null : ([...duplicates].find(([request]) => request.id === question.request.id)?.[1] ?? null)),
    [duplicates, question],
  );
  const closeHelp = () => setHelp(false);
  return (
    <>
      <LateDecision
        wanted={question !== null}
        giveUp={desk.cancel}
        props={{
          kind: kind as unknown as RequestKind<MoneyRequest>,
          question,
          duplicate,
          board,
          onConfirm: confirm,
          onCancel: desk.cancel,
        }}
      />
      <LateKeys wanted={help} giveUp={closeHelp} props={{ open: help, onClose: closeHelp }} />
    </>
  );
}
