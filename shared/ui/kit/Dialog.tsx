import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { MuiTheme } from '../mui/MuiTheme';
import { Button } from '@arena/shared/ui/core';
import { useDirtyCheck } from './useDirtyCheck';
import * as t from './form.messages';

/** `onClose` is called on Escape, never on a click outside. Omit it while the dialog must stay open. */
export interface DialogProps extends MuiDialogProps {
  /** Whether closing stores a draft, which the question then mentions. */
  readonly draft?: boolean;
}

/**
 * The base of all dialogs. A click outside doesn't close it, because that is often the second half of a double click. Escape closes it,
 * after a question if the user has typed into a form. Menus and popovers do close on a click outside.
 */
export function Dialog({ open, onClose, draft = false, onClickCapture, onFocusCapture, onInputCapture, ...props }: DialogProps) {
  const typed = useDirtyCheck(open);
  const [asking, setAsking] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    if (!open) pressed.current = false;
  }, [open]);

  // The second half of that double click may hit a button of the dialog, so it is ignored.
  const dropOpenersClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.detail <= 1) pressed.current = true;
    if (!pressed.current) {
      event.preventDefault();
      event.stopPropagation();
    } else onClickCapture?.(event);
  };
  return (
    <MuiTheme>
      <MuiDialog
        {...props}
        open={open}
        onClose={(event, reason) => {
          if (reason === 'backdropClick' || onClose === undefined) return;
          if (typed.inForm()) setAsking(true);
          else onClose(event, reason);
        }}
        onClickCapture={dropOpenersClick}
        onFocusCapture={(event) => {
          typed.remember(event.target);
          onFocusCapture?.(event);
        }}
        onInputCapture={(event) => {
          typed.changed(event.target);
          onInputCapture?.(event);
        }}
      />
      <LeaveQuestion
        open={open && asking}
        draft={draft}
        onStay={() => setAsking(false)}
        onLeave={(event) => {
          setAsking(false);
          onClose?.(event, 'escapeKeyDown');
        }}
      />
    </MuiTheme>
  );
}

interface LeaveQuestionProps {
  readonly open: boolean;
  readonly draft: boolean;
  readonly onStay: () => void;
  readonly onLeave: (event: MouseEvent) => void;
}

/** Asks before typed text is lost. Escape means "keep typing" here, so pressing it twice loses nothing. */
function LeaveQuestion({ open, draft, onStay, onLeave }: LeaveQuestionProps) {
  const id = useId();
  const body = draft ? t.draftSaved : t.nothingSaved;
  return (
    <MuiDialog
      open={open}
      onClose={(_, reason) => (reason === 'backdropClick' ? undefined : onStay())}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <DialogTitle id={`${id}-title`}>{draft ? t.leaveQuestion : t.discardQuestion}</DialogTitle>
      <DialogContent id={`${id}-body`}>{body}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onStay}>
          {t.keepEditing}
        </Button>
        <Button tone={draft ? 'primary' : 'danger'} solid onClick={onLeave}>
          {draft ? t.leave : t.discard}
        </Button>
      </DialogActions>
    </MuiDialog>
  );
}
