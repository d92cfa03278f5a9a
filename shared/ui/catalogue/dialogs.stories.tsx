import { Button, ConfirmDialog, CreateDialog, CreationNotice, type CreationWords, FormDialog, FormTextField, Icon } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle, ListItemIcon, Menu, MenuItem, Popover } from '@arena/shared/ui/more';
import { LogOut } from 'lucide';
import { type ReactNode, useState } from 'react';
import { nothing, Row, type Stories } from './samples';

const WORDS: CreationWords<string> = {
  noun: 'room',
  verb: 'created',
  leftover: (title) => ({ title: `“${title}” was sent but was never confirmed.` }),
  found: (title) => ({ title: `“${title}” exists.`, text: 'It was created when it was sent.' }),
};
const unknown = { phase: 'idle', outcome: null, reconciled: null, entry: { state: 'unknown', detail: 'Friday' } } as const;

interface Floating {
  readonly anchor: HTMLElement;
  readonly close: () => void;
}

/** Initially open, and reopened by its button. */
function Opened({ children }: { readonly children: (floating: Floating) => ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  return (
    <Row>
      <Button ref={setAnchor} onClick={() => setOpen(true)}>
        Open it
      </Button>
      {open && anchor !== null ? children({ anchor, close: () => setOpen(false) }) : null}
    </Row>
  );
}

function Create({ close }: Pick<Floating, 'close'>) {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <CreateDialog form={form} title="Create a room" onClose={close} onSubmit={nothing} submitLabel="Create room" sending={false}>
      <FormTextField name="title" label="Title" />
    </CreateDialog>
  );
}

function Change({ close }: Pick<Floating, 'close'>) {
  const form = useForm({ defaultValues: { prize: '40' } });
  return (
    <FormProvider {...form}>
      <FormDialog open title="Settings of room 7" onClose={close} actions={<Button tone="primary">Save settings</Button>}>
        <FormTextField name="prize" label="Prize" />
      </FormDialog>
    </FormProvider>
  );
}

const opened = (story: (floating: Floating) => ReactNode) => () => <Opened>{story}</Opened>;

export const dialogs: Stories = {
  ConfirmDialog: opened(({ close }) => (
    <ConfirmDialog
      open
      tone="danger"
      title="Delete room 7?"
      body="Its players get their entries back."
      confirmLabel="Delete"
      onConfirm={close}
      onClose={close}
    />
  )),
  CreateDialog: opened(({ close }) => <Create close={close} />),
  FormDialog: opened(({ close }) => <Change close={close} />),
  Dialog: opened(({ close }) => (
    <Dialog open onClose={close} aria-labelledby="own-title">
      <DialogTitle id="own-title">A dialog of your own</DialogTitle>
      <DialogContent>FormDialog and ConfirmDialog are made of this.</DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  )),
  Menu: opened(({ anchor, close }) => (
    <Menu open anchorEl={anchor} onClose={close}>
      <MenuItem onClick={close}>
        <ListItemIcon>
          <Icon node={LogOut} />
        </ListItemIcon>
        Sign out
      </MenuItem>
    </Menu>
  )),
  Popover: opened(({ anchor, close }) => (
    <Popover open anchorEl={anchor} onClose={close} slotProps={{ paper: { role: 'dialog', 'aria-label': 'Account' } }}>
      <p style={{ padding: 16 }}>Anything</p>
    </Popover>
  )),
  CreationNotice: () => <CreationNotice creating={unknown} words={WORDS} onCheck={nothing} />,
};
