import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button, color, media, styled } from '@arena/shared/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@arena/shared/ui/more';
import * as t from './form.messages';

const Description = styled('p')({ color: color.muted, '&:not(:last-child)': { marginBottom: 16 } });
const Form = styled('form')({ display: 'contents' });
// Full-width buttons on a phone, the confirming one on top.
const Actions = styled(DialogActions)({
  [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', '& > *': { width: '100%' } },
});

/** The props of `FormDialog`. */
export interface FormDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Called on Escape, never on a click outside. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** A Close button by default. */
  readonly actions?: ReactNode;
  /** Wraps the content in a form, which a `type="submit"` button in `actions` submits. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly role?: 'dialog' | 'alertdialog';
  readonly width?: 'xs' | 'sm' | 'md';
  /** Keeps the dialog open while sending. */
  readonly locked?: boolean;
  /** Whether closing stores a draft, which the question on Escape then mentions. */
  readonly draft?: boolean;
}

/**
 * A dialog with a title, content and actions. The focus moves into it, and back when it closes.
 * @example
 * <FormDialog open={open} title="Rename" onClose={close} onSubmit={save} actions={<Button type="submit">Save</Button>}>
 *   <FormTextField name="name" label="Name" />
 * </FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, onClose, children, actions, onSubmit, role = 'dialog', width = 'sm', locked = false, draft } = props;
  const id = useId();
  const body = (
    <>
      <DialogContent>
        {description ? <Description id={`${id}-description`}>{description}</Description> : null}
        {children}
      </DialogContent>
      <Actions>
        {actions ?? (
          <Button autoFocus onClick={onClose}>
            {t.close}
          </Button>
        )}
      </Actions>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={locked ? undefined : onClose}
      draft={draft}
      maxWidth={width}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {onSubmit ? (
        <Form noValidate onSubmit={onSubmit}>
          {body}
        </Form>
      ) : (
        body
      )}
    </Dialog>
  );
}
