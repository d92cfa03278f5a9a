import { type FormEventHandler, type ReactNode, useId } from 'react';
import { color, media, styled } from '@arena/shared/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@arena/shared/ui/more';

const Description = styled('p')({ color: color.muted, '&:not(:last-child)': { marginBottom: 16 } });
const Form = styled('form')({ display: 'contents' });
// Buttons of one width on a phone, the confirming one on top, where the thumb is not in its way.
const Actions = styled(DialogActions)({
  [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', '& > *': { width: '100%' } },
});

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Escape and Cancel end here; a click outside never does. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** With it the content is one form, and a `type="submit"` button among the actions sends it. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly role?: 'dialog' | 'alertdialog';
  readonly width?: 'xs' | 'sm' | 'md';
  /** While it is sent: it stays open. */
  readonly locked?: boolean;
  /** Typed text is stored as a draft when it closes: Escape says so when it asks. */
  readonly draft?: boolean;
}

/** A question or a form above the screen. The focus goes in, and back to where it was. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, onClose, children, actions, onSubmit, role = 'dialog', width = 'sm', locked = false, draft } = props;
  const id = useId();
  const body = (
    <>
      <DialogContent>
        {description ? <Description id={`${id}-description`}>{description}</Description> : null}
        {children}
      </DialogContent>
      {actions ? <Actions>{actions}</Actions> : null}
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
