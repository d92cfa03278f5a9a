import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedTabs, TabPanel } from './SegmentedTabs';

const options = [
  { value: 'scheduled', label: 'Scheduled', count: 24 },
  { value: 'completed', label: 'Completed', count: null },
  { value: 'coin', label: 'CoinTime' },
] as const;
type View = (typeof options)[number]['value'];

function Rooms() {
  const [view, setView] = useState<View>('scheduled');
  return (
    <>
      <SegmentedTabs idBase="rooms" label="Rooms by state" value={view} options={options} onChange={setView} />
      <TabPanel idBase="rooms" value={view}>
        {view} rooms
      </TabPanel>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('SegmentedTabs', () => {
  it('names the list, the tabs and their counts', () => {
    render(<Rooms />);
    expect(screen.getByRole('tablist', { name: 'Rooms by state' })).toBeInTheDocument();
    expect(tab('Scheduled 24')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Completed')).toHaveAttribute('aria-selected', 'false');
  });

  it('is one stop of the Tab key, on the chosen tab', async () => {
    render(<Rooms />);
    await userEvent.tab();
    expect(tab('Scheduled 24')).toHaveFocus();
    expect(tab('CoinTime')).toHaveAttribute('tabindex', '-1');
  });

  it('moves and chooses with the arrow keys, around the ends, and with Home and End', async () => {
    render(<Rooms />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('CoinTime')).toHaveFocus();
    expect(tab('CoinTime')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Scheduled 24')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tab('CoinTime')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('scheduled rooms');
  });

  it('chooses with a click, and the panel is named by its tab', async () => {
    render(<Rooms />);
    await userEvent.click(tab('Completed'));
    const panel = screen.getByRole('tabpanel', { name: 'Completed' });
    expect(panel).toHaveTextContent('completed rooms');
    expect(tab('Completed')).toHaveAttribute('aria-controls', panel.id);
  });

  it('measures its tabs with a frame, and only when what stands on them changes', () => {
    const frames: (() => void)[] = [];
    const { ResizeObserver } = window;
    window.ResizeObserver = class {
      constructor(private readonly measure: ResizeObserverCallback) {}
      observe = () => void frames.push(() => this.measure([], this));
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    const measured = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
    const tabs = (count: number) => (
      <SegmentedTabs
        label="Rooms by state"
        value="scheduled"
        options={[{ value: 'scheduled', label: 'Scheduled', count }]}
        onChange={jest.fn()}
      />
    );
    const { rerender } = render(tabs(24));
    rerender(tabs(24));
    expect(frames).toHaveLength(1);
    rerender(tabs(25));
    expect(frames).toHaveLength(2);
    // Measuring during a render would force an additional layout.
    expect(measured).not.toHaveBeenCalled();
    frames.forEach((frame) => frame());
    expect(measured).toHaveBeenCalled();
    window.ResizeObserver = ResizeObserver;
  });
});
