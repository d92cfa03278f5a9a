import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Trash2 } from 'lucide';
import { Button } from './Button';
import { HoverTip } from './HoverTip';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('says what is under way and does nothing more while it is busy, without losing the focus', async () => {
    const onClick = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} busyLabel="Approving..." onClick={onClick}>
          Approve
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Approving...' });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('is a link when it is given somewhere to go', () => {
    render(
      <Button component="a" href="/admin/rooms">
        Rooms
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/admin/rooms');
  });
});

describe('IconButton', () => {
  it('shows its name when the focus comes by keyboard and hides it with Escape', async () => {
    render(<IconButton label="Delete R-2048" icon={Trash2} />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete R-2048');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('stays reachable, does nothing and gives the reason when it can do nothing', async () => {
    const onClick = jest.fn();
    render(<IconButton label="Delete R-2048" icon={Trash2} disabledReason="This server cannot delete rooms" onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Delete R-2048' });
    expect(button).toHaveAccessibleDescription('This server cannot delete rooms');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('This server cannot delete rooms');
  });
});

describe('HoverTip', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('adds no element, calls what its child has for itself, and stays while the pointer is on the text', async () => {
    const heard: string[] = [];
    const hear = ({ type }: { readonly type: string }) => void heard.push(type);
    const { container } = render(
      <HoverTip text="Counted by the platform">
        <button onPointerEnter={hear} onPointerLeave={hear} onFocus={hear} onBlur={hear} onClick={hear}>
          12
        </button>
      </HoverTip>,
    );
    const button = screen.getByRole('button', { name: '12' });
    expect([...container.children]).toEqual([button]);

    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.hover(button);
    act(() => void jest.advanceTimersByTime(250));
    const tip = await screen.findByRole('tooltip');
    expect(button).toHaveAccessibleDescription('Counted by the platform');
    await user.hover(tip);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(tip).toBeInTheDocument();

    await user.click(button);
    expect(tip).not.toBeInTheDocument();
    await user.tab();
    expect(new Set(heard)).toEqual(new Set(['pointerenter', 'pointerleave', 'focus', 'click', 'blur']));
  });
});
