import type { BaseSyntheticEvent, ReactNode } from 'react';
import { RotateCcw } from 'lucide';
import { Button, color, styled } from '@arena/shared/ui/core';
import { type FieldValues, FormProvider, type UseFormReturn } from '@arena/shared/ui/forms';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { FormStack } from './FormStack';
import * as t from './form.messages';

// Notices stay visible while the form scrolls.
const Notices = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  // The fields pass below it and must not show around its corners.
  margin: '0 -8px',
  padding: '0 8px 8px',
  background: color.raised,
  '&:empty': { display: 'none' },
});
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } });

/** The props of `CreateDialog`. */
export interface CreateDialogProps<V extends FieldValues> extends Pick<FormDialogProps, 'title' | 'description' | 'width' | 'onClose'> {
  readonly form: UseFormReturn<V>;
  readonly onSubmit: (event: BaseSyntheticEvent) => unknown;
  /** The submit button's label, such as "Create room". */
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly sending: boolean;
  /** Keeps the dialog open; `sending` by default. */
  readonly locked?: boolean;
  readonly disabled?: boolean;
  /** Notices above the fields, such as a `CreationNotice`. */
  readonly notices?: ReactNode;
  /** Buttons that fill in the form. */
  readonly tools?: ReactNode;
  /** Adds a button that discards the restored draft. */
  readonly onClearDraft?: (() => void) | null;
  readonly children: ReactNode;
}

/** A dialog with a form that creates an item: a stored draft, Cancel and one submit button. */
export function CreateDialog<V extends FieldValues>(props: CreateDialogProps<V>) {
  const { form, onSubmit, submitLabel, busyLabel, sending, locked = sending, disabled, notices, tools, onClearDraft, children } = props;
  const { title, description, width = 'md', onClose } = props;
  return (
    <FormProvider {...form}>
      <FormDialog
        open
        draft
        {...{ title, description, width, onClose, locked }}
        onSubmit={(event) => void onSubmit(event)}
        actions={
          <>
            <Button onClick={onClose} disabled={locked}>
              {t.cancel}
            </Button>
            <Button type="submit" tone="primary" disabled={disabled} busy={sending} busyLabel={busyLabel}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <FormStack>
          <Notices>{notices}</Notices>
          <Tools>
            {tools}
            {onClearDraft == null ? null : (
              <Button size="sm" tone="ghost" icon={RotateCcw} onClick={onClearDraft}>
                {t.discardDraft}
              </Button>
            )}
          </Tools>
          {children}
        </FormStack>
      </FormDialog>
    </FormProvider>
  );
}
