import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

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
