import { Button, ConfirmDialog, CreateDialog, CreationNotice, type CreationWords, FormDialog, FormTextField, Icon } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle, ListItemIcon, Menu, MenuItem, Popover } from '@arena/shared/ui/more';
import { LogOut } from 'lucide';
import { useState } from 'react';
import { nothing } from './samples';
import type { Story } from './story';

const WORDS: CreationWords<string> = {
  leftover: (title) => ({ title: `“${title}” was sent and no answer came.`, text: '' }),
  maybe: 'The room may exist all the same.',
  failed: 'Failed to create room.',
  found: (title) => ({ title: `“${title}” exists.`, text: 'It was created when it was sent.' }),
  absent: 'The list does not show this room.',
  unread: 'The list could not be read.',
  elsewhere: 'A room was created from another tab meanwhile.',
};
const idle = { phase: 'idle', outcome: null, found: null, entry: null };

function Create() {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <CreateDialog
      form={form}
      title="Create a room"
      description="Players can join as soon as it exists."
      onClose={nothing}
      onSubmit={nothing}
      submitLabel="Create room"
      sending={false}
    >
      <FormTextField name="title" label="Title" />
    </CreateDialog>
  );
}

function Change() {
  const form = useForm({ defaultValues: { prize: '40' } });
  return (
    <FormProvider {...form}>
      <FormDialog open title="Settings of room 7" onClose={nothing} actions={<Button tone="primary">Save settings</Button>}>
        <FormTextField name="prize" label="Prize" />
      </FormDialog>
    </FormProvider>
  );
}

/** Opens below its button, once that is there. */
function Below({ menu }: { readonly menu: boolean }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setButton}>Account</Button>
      {menu ? (
        <Menu open={button !== null} anchorEl={button} onClose={nothing}>
          <MenuItem>
            <ListItemIcon>
              <Icon node={LogOut} />
            </ListItemIcon>
            Sign out
          </MenuItem>
        </Menu>
      ) : (
        <Popover
          open={button !== null}
          anchorEl={button}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={nothing}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Account' } }}
        >
          <p style={{ padding: 16 }}>Anything</p>
        </Popover>
      )}
    </>
  );
}

export const dialogs: readonly Story[] = [
  {
    part: 'ConfirmDialog',
    floats: true,
    states: {
      Question: () => (
        <ConfirmDialog
          open
          title="Leave the room?"
          body="Your seat is given away."
          confirmLabel="Leave"
          onConfirm={nothing}
          onClose={nothing}
        />
      ),
      Danger: () => <ConfirmDialog open tone="danger" title="Delete room 7?" confirmLabel="Delete" onConfirm={nothing} onClose={nothing} />,
      Busy: () => (
        <ConfirmDialog
          open
          title="Pay 40 $?"
          confirmLabel="Pay"
          busy
          busyLabel="Paying..."
          tone="success"
          onConfirm={nothing}
          onClose={nothing}
        />
      ),
    },
  },
  { part: 'CreateDialog', floats: true, states: { 'New room': Create } },
  { part: 'FormDialog', floats: true, states: { Settings: Change } },
  {
    part: 'Dialog',
    floats: true,
    states: {
      'Of its parts': () => (
        <Dialog open onClose={nothing} aria-labelledby="own-title">
          <DialogTitle id="own-title">A dialog of your own</DialogTitle>
          <DialogContent>FormDialog and ConfirmDialog are made of this.</DialogContent>
          <DialogActions>
            <Button>Close</Button>
          </DialogActions>
        </Dialog>
      ),
    },
  },
  { part: 'Menu', inline: true, floats: true, states: { 'Below a button': () => <Below menu /> } },
  { part: 'Popover', inline: true, floats: true, states: { 'Below a button': () => <Below menu={false} /> } },
  {
    part: 'CreationNotice',
    states: {
      'No answer came': () => (
        <CreationNotice creating={{ ...idle, entry: { state: 'unknown', detail: 'Friday' } }} words={WORDS} onCheck={nothing} />
      ),
      Refused: () => (
        <CreationNotice
          creating={{ ...idle, outcome: { kind: 'refused', message: 'The game ID is taken.' } }}
          words={WORDS}
          onCheck={nothing}
        />
      ),
    },
  },
];
