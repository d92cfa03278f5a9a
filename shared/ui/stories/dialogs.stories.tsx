import * as kit from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import * as more from '@arena/shared/ui/more';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LogOut } from 'lucide';
import { type ReactNode, useState } from 'react';
import { nothing, Row } from './samples';

const WORDS: kit.CreationWords<string> = {
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
      <kit.Button ref={setAnchor} onClick={() => setOpen(true)}>
        Open it
      </kit.Button>
      {open && anchor !== null ? children({ anchor, close: () => setOpen(false) }) : null}
    </Row>
  );
}

function Create({ close }: Pick<Floating, 'close'>) {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <kit.CreateDialog form={form} title="Create a room" onClose={close} onSubmit={nothing} submitLabel="Create room" sending={false}>
      <kit.FormTextField name="title" label="Title" />
    </kit.CreateDialog>
  );
}

function Change({ close }: Pick<Floating, 'close'>) {
  const form = useForm({ defaultValues: { prize: '40' } });
  return (
    <FormProvider {...form}>
      <kit.FormDialog open title="Settings of room 7" onClose={close} actions={<kit.Button tone="primary">Save settings</kit.Button>}>
        <kit.FormTextField name="prize" label="Prize" />
      </kit.FormDialog>
    </FormProvider>
  );
}

export default {
  title: 'Kit/Dialogs',
  // On the page with all of them, each has a frame.
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  subcomponents: {
    ConfirmDialog: kit.ConfirmDialog,
    CreateDialog: kit.CreateDialog,
    CreationNotice: kit.CreationNotice,
    Dialog: more.Dialog,
    FormDialog: kit.FormDialog,
    Menu: more.Menu,
    Popover: more.Popover,
  },
} satisfies Meta;

export const ConfirmDialog: StoryObj<typeof kit.ConfirmDialog> = {
  args: { tone: 'danger', title: 'Delete room 7?', body: 'Its players get their entries back.', confirmLabel: 'Delete' },
  render: (args) => <Opened>{({ close }) => <kit.ConfirmDialog {...args} open onConfirm={close} onClose={close} />}</Opened>,
};
export const CreateDialog: StoryObj = { render: () => <Opened>{({ close }) => <Create close={close} />}</Opened> };
export const FormDialog: StoryObj = { render: () => <Opened>{({ close }) => <Change close={close} />}</Opened> };
export const Dialog: StoryObj = {
  render: () => (
    <Opened>
      {({ close }) => (
        <more.Dialog open onClose={close} aria-labelledby="own-title">
          <more.DialogTitle id="own-title">A dialog of your own</more.DialogTitle>
          <more.DialogContent>FormDialog and ConfirmDialog are made of this.</more.DialogContent>
          <more.DialogActions>
            <kit.Button onClick={close}>Close</kit.Button>
          </more.DialogActions>
        </more.Dialog>
      )}
    </Opened>
  ),
};
export const Menu: StoryObj = {
  render: () => (
    <Opened>
      {({ anchor, close }) => (
        <more.Menu open anchorEl={anchor} onClose={close}>
          <more.MenuItem onClick={close}>
            <more.ListItemIcon>
              <kit.Icon node={LogOut} />
            </more.ListItemIcon>
            Sign out
          </more.MenuItem>
        </more.Menu>
      )}
    </Opened>
  ),
};
export const Popover: StoryObj = {
  render: () => (
    <Opened>
      {({ anchor, close }) => (
        <more.Popover open anchorEl={anchor} onClose={close} slotProps={{ paper: { role: 'dialog', 'aria-label': 'Account' } }}>
          <p style={{ padding: 16 }}>Anything</p>
        </more.Popover>
      )}
    </Opened>
  ),
};
export const CreationNotice: StoryObj = { render: () => <kit.CreationNotice creating={unknown} words={WORDS} onCheck={nothing} /> };
