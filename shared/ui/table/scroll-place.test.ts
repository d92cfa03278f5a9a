import { fireEvent, renderHook } from '@testing-library/react';
import { useScrollPlace } from './useScrollPlace';

const show = (box: HTMLDivElement, name: string) =>
  renderHook(({ name: now }) => useScrollPlace({ current: box }, now), { initialProps: { name } });

function scroll(box: HTMLDivElement, top: number): void {
  box.scrollTop = top;
  fireEvent.scroll(box);
}

it('goes back to where something was scrolled to, once: another filter does not', () => {
  const first = show(document.createElement('div'), 'a');
  const before = document.createElement('div');
  const list = show(before, 'a');
  scroll(before, 700);
  list.unmount();
  first.unmount();

  const box = document.createElement('div');
  const again = show(box, 'a');
  expect(box.scrollTop).toBe(700);
  scroll(box, 0);
  again.rerender({ name: 'b' });
  expect(box.scrollTop).toBe(0);
});
