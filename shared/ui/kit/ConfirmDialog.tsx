import type { ReactNode } from 'react';
import { Button } from '@arena/shared/ui/core';
import { FormDialog, type FormDialogProps } from './FormDialog';
import * as t from './form.messages';

interface ConfirmDialogProps extends Pick<FormDialogProps, 'open' | 'onClose' | 'children'> {
  /** Names the item and the action. */
  readonly title: ReactNode;
  /** The consequence. */
  readonly body?: ReactNode;
  /** Repeats the title's verb. */
  readonly confirmLabel: string;
  readonly tone?: 'primary' | 'success' | 'danger';
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
}

/**
 * A confirmation as a controlled dialog. Cancel has the initial focus, so pressing Enter is harmless. See also `platform().confirm`.
 * @example <ConfirmDialog open={open} title="Delete room 7?" confirmLabel="Delete" tone="danger" onConfirm={remove} onClose={close} />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, tone = 'primary', busy = false, busyLabel, onConfirm, onClose, children } = props;
  return (
    <FormDialog
      open={open}
      title={title}
      description={body}
      onClose={onClose}
      role="alertdialog"
      width="xs"
      locked={busy}
      actions={
        <>
          <Button autoFocus onClick={onClose} disabled={busy}>
            {t.cancel}
          </Button>
          <Button tone={tone} solid busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </FormDialog>
  );
}
