import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@arena/shared/ui/core';
import { ConfirmDialog } from './ConfirmDialog';
import { FormDialog } from './FormDialog';

function Approval({ onConfirm, busy = false }: { readonly onConfirm: () => void; readonly busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <ConfirmDialog
        open={open}
        title="Approve TU-9312: $5.00 for Priya Nair"
        body="Are you sure you want to approve this topup?"
        confirmLabel="Approve"
        busy={busy}
        busyLabel="Approving..."
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function open(busy = false) {
  const onConfirm = jest.fn();
  render(<Approval onConfirm={onConfirm} busy={busy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { onConfirm, dialog: await screen.findByRole('alertdialog', { name: 'Approve TU-9312: $5.00 for Priya Nair' }) };
}

describe('ConfirmDialog', () => {
  it('names the thing, gives the consequence and opens on Cancel', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleDescription('Are you sure you want to approve this topup?');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('closes with Escape and gives the focus back', async () => {
    const { onConfirm } = await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms with the button that repeats the verb', async () => {
    const { onConfirm } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('stays open and sends nothing twice while it is busy', async () => {
    const { onConfirm, dialog } = await open(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Approving...' }));
    expect(dialog).toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

interface EditorProps {
  readonly draft?: boolean;
  readonly plain?: boolean;
  readonly onClosed?: () => void;
}

function Editor({ draft, plain = false, onClosed }: EditorProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <FormDialog
        open={open}
        title="Settings"
        draft={draft}
        onClose={close}
        onSubmit={plain ? undefined : (event) => event.preventDefault()}
        actions={<Button onClick={close}>Cancel</Button>}
      >
        <input aria-label="Prize" defaultValue="20" autoFocus />
        <input aria-label="Ranked" type="checkbox" />
      </FormDialog>
    </>
  );
}

const backdrop = () => document.querySelector<HTMLElement>('.MuiDialog-container') as HTMLElement;
const settings = () => screen.queryByRole('dialog', { name: 'Settings', hidden: true });
const question = () => screen.queryByRole('alertdialog');

async function edit(props: EditorProps = {}) {
  render(<Editor {...props} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Settings' });
  return user;
}

describe('every dialog', () => {
  it('stays open when the user clicks outside of it', async () => {
    const onClosed = jest.fn();
    const user = await edit({ onClosed });
    await user.click(backdrop());
    await user.type(screen.getByLabelText('Prize'), '5');
    await user.click(backdrop());
    expect(onClosed).not.toHaveBeenCalled();
    expect(question()).not.toBeInTheDocument();
  });

  it('does not take the second half of a double click on its opener for an answer', async () => {
    const onClosed = jest.fn();
    await edit({ onClosed });
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    fireEvent.click(cancel, { detail: 2 });
    fireEvent.click(cancel, { detail: 3 });
    expect(onClosed).not.toHaveBeenCalled();
    fireEvent.click(cancel, { detail: 1 });
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  it('closes untouched with Escape, also after a change that was undone', async () => {
    const user = await edit();
    await user.type(screen.getByLabelText('Prize'), '5{Backspace}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(settings()).not.toBeInTheDocument());
    expect(question()).not.toBeInTheDocument();
  });

  it('asks before what was typed goes by Escape, and Escape again keeps it', async () => {
    const user = await edit();
    await user.type(screen.getByLabelText('Prize'), '5');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(screen.getByLabelText('Prize')).toHaveValue('205');

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(settings()).not.toBeInTheDocument());
  });

  it('asks for a ticked box too, and says so when a draft is stored', async () => {
    const user = await edit({ draft: true });
    await user.click(screen.getByLabelText('Ranked'));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Leave this form?' })).toHaveAccessibleDescription(/Your draft is saved/);
  });

  it('closes by its own button without a question, and forgets what was typed before when it opens again', async () => {
    const user = await edit();
    await user.type(screen.getByLabelText('Prize'), '5');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(settings()).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Settings' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(settings()).not.toBeInTheDocument());
  });

  it('asks for nothing where no form is: a search is not missed', async () => {
    const user = await edit({ plain: true });
    await user.type(screen.getByLabelText('Prize'), '5');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(settings()).not.toBeInTheDocument());
  });
});
