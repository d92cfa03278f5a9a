import { act, fireEvent, render, screen } from '@testing-library/react';
import { ArenaTheme } from '../ArenaTheme';
import { CardList } from './CardList';

interface Thing {
  readonly id: number;
}
const CARD = 268;
const GAP = 16;
const thingsOf = (count: number, from = 0): readonly Thing[] => Array.from({ length: count }, (_, index) => ({ id: from + index }));
const keyOf = ({ id }: Thing) => id;
const rendered = jest.fn();

function Example({ things, label = 'Things' }: { readonly things: readonly Thing[]; readonly label?: string | undefined }) {
  return (
    <ArenaTheme>
      <CardList label={label} items={things} itemKey={keyOf} findBy="Ask the search field.">
        {({ id }) => {
          rendered(id);
          return <button type="button">Thing {id}</button>;
        }}
      </CardList>
    </ArenaTheme>
  );
}

const show = (things: readonly Thing[], label?: string) => render(<Example things={things} label={label} />);

const names = () => screen.getAllByRole('button').map((button) => button.textContent);
const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top });
    fireEvent.scroll(window);
  });

beforeEach(() => {
  rendered.mockClear();
  Object.assign(window, { scrollY: 0, innerHeight: 800 });
  // jsdom has no layout, so this sets three columns and the specified card height.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD);
  const styles = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const found = styles(element);
    if (element.tagName === 'UL') Object.assign(found, { gridTemplateColumns: '300px 300px 300px', columnGap: `${GAP}px` });
    return found;
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // It begins at the top of the page.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY));
});
afterEach(() => jest.restoreAllMocks());

test('a list of up to 300 cards is whole after the first screen, for the browser to find in, without a word about it', async () => {
  render(<Example things={thingsOf(300)} />);
  expect(await screen.findByText('Thing 299')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(300);
  expect(screen.queryByText(/Only some of/)).not.toBeInTheDocument();
});

test('renders only the visible ones of 5,000 cards, and says how many there are and how to find the others', () => {
  show(thingsOf(5000));
  expect(screen.getByRole('list', { name: 'Things' })).toBeInTheDocument();
  expect(names().slice(0, 3)).toEqual(['Thing 0', 'Thing 1', 'Thing 2']);
  expect(rendered.mock.calls.length).toBeLessThan(40);
  expect(screen.getAllByRole('listitem')[4]).toHaveAttribute('aria-setsize', '5000');
  expect(screen.getAllByRole('listitem')[4]).toHaveAttribute('aria-posinset', '5');
  expect(screen.getByText(/Only some of 5,000 cards are on the page.*Ask the search field\./)).toBeInTheDocument();
});

test('renders further cards on scroll in whole rows, each once, and reserves their space until then', () => {
  show(thingsOf(5000), 'Things that scroll');
  scrollTo(1000 * (CARD + GAP));
  expect(names()).toContain('Thing 3000');
  expect(names()).not.toContain('Thing 0');
  expect(Number(names()[0]?.split(' ')[1]) % 3).toBe(0);
  const list = screen.getByRole('list');
  const rows = Math.ceil(names().length / 3);
  const above = Number.parseFloat(list.style.paddingTop);
  const below = Number.parseFloat(list.style.paddingBottom);
  expect(above + rows * (CARD + GAP) - GAP + below).toBe(1667 * (CARD + GAP) - GAP);
  expect(new Set(rendered.mock.calls.flat()).size).toBe(rendered.mock.calls.length);
});

test('the card with the focus and its neighbors stay in the page, and follow it when the list grows', () => {
  const { rerender } = show(thingsOf(5000), 'Things with a focus');
  const button = screen.getByRole('button', { name: 'Thing 5' });
  act(() => button.focus());
  scrollTo(1000 * (CARD + GAP));
  expect(button).toHaveFocus();
  // In whole rows.
  expect(names().slice(0, 7)).toEqual([3, 4, 5, 6, 7, 8, 2994].map((id) => `Thing ${id}`));
  // They keep their position, and the next row has the position of the visible ones.
  expect(screen.getByRole('list')).toHaveStyle({ paddingTop: `${CARD + GAP}px` });
  rerender(<Example things={[{ id: 9000 }, ...thingsOf(5000)]} label="Things with a focus" />);
  expect(button).toHaveFocus();
  expect(button.closest('li')).toHaveAttribute('aria-posinset', '7');
  act(() => button.blur());
  expect(names()).not.toContain('Thing 5');
});

test('a short list that becomes a long one keeps the cards that it has, and the focus in them', async () => {
  const { rerender } = render(<Example things={thingsOf(300)} label="Things that grow" />);
  const button = await screen.findByRole('button', { name: 'Thing 50' });
  act(() => button.focus());
  rerender(<Example things={thingsOf(310)} label="Things that grow" />);
  expect(button).toHaveFocus();
  expect(names()).toContain('Thing 50');
});

test('a card with two buttons keeps the focus while it moves from one to the other', () => {
  show(thingsOf(5000), 'Things with two');
  const list = screen.getByRole('list');
  const button = screen.getByRole('button', { name: 'Thing 5' });
  act(() => button.focus());
  scrollTo(1000 * (CARD + GAP));
  // The browser reports the loss first, and a render happens before it reports the gain.
  act(() => void fireEvent.blur(button, { relatedTarget: screen.getByRole('button', { name: 'Thing 6' }) }));
  expect(list).toContainElement(button);
});
