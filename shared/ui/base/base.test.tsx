import { Icon } from './Icon';
import { ButtonBase, createStyleCache, keyframes, Portal, styled } from '@arena/shared/ui/core';
import { render, screen } from '@testing-library/react';

const RED = 'rgb(255, 0, 0)';
const colorOf = (element: Element) => getComputedStyle(element).color;
const rules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  );

it('serialises a style that never changes once, however often it is rendered', () => {
  let read = 0;
  const Box = styled('div')({
    get color() {
      read += 1;
      return 'red';
    },
  });
  const { rerender } = render(<Box>one</Box>);
  rerender(<Box>two</Box>);
  render(<Box>three</Box>);
  expect(read).toBe(1);
  expect(colorOf(screen.getByText('three'))).toBe(RED);
});

it('styles by props, over another styled element, as another element, and keeps the class it is given', () => {
  const Base = styled('p', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: string }>(({ tone }) => ({ color: tone }));
  const Over = styled(Base)({ fontWeight: 600 });
  const Plain = styled('p')({ color: 'green' });
  render(
    <>
      <Over tone="red" className="given">
        over
      </Over>
      <Plain as="h2">plain</Plain>
    </>,
  );
  const over = screen.getByText('over');
  expect(colorOf(over)).toBe(RED);
  expect(getComputedStyle(over).fontWeight).toBe('600');
  expect(over).toHaveClass('given');
  expect(over).not.toHaveAttribute('tone');
  expect(colorOf(screen.getByRole('heading'))).toBe('rgb(0, 128, 0)');
});

it('lets the style that was given last win, also through a component that hands its class on', () => {
  const Inner = styled('p')({ color: 'green', fontWeight: 600 });
  const Between = ({ className, children }: { readonly className?: string; readonly children: string }) => (
    <Inner className={className}>{children}</Inner>
  );
  const Outer = styled(Between)({ color: 'red' });
  render(<Outer>text</Outer>);
  expect(colorOf(screen.getByText('text'))).toBe(RED);
  expect(getComputedStyle(screen.getByText('text')).fontWeight).toBe('600');
});

it('shows each look of an element that is styled by props, and hands the style no prop that the element gets', () => {
  const seen: unknown[] = [];
  const Tone = styled('p', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: string }>((props) => {
    seen.push(Object.keys(props));
    return { color: props.tone };
  });
  const { rerender } = render(<Tone tone="green">text</Tone>);
  rerender(
    <Tone tone="red" title="other">
      text
    </Tone>,
  );
  expect(colorOf(screen.getByText('text'))).toBe(RED);
  rerender(<Tone tone="green">text</Tone>);
  expect(colorOf(screen.getByText('text'))).toBe('rgb(0, 128, 0)');
  expect(seen).toEqual([['tone'], ['tone']]);
});

it('inserts the styles of a file that comes later with it, each once, and those that depend on props when they are known', () => {
  const { sheet } = createStyleCache();
  const insert = jest.spyOn(sheet, 'insert');
  const Late = styled('p')({ color: 'red' });
  const Tone = styled('p', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: string }>(({ tone }) => ({ color: tone }));
  expect(insert.mock.calls.flat()).toEqual([expect.stringContaining('color:red')]);
  render(
    <>
      <Late />
      <Tone tone="green" />
      <Tone tone="green" />
    </>,
  );
  expect(insert.mock.calls.flat()).toEqual([expect.any(String), expect.stringContaining('color:green')]);
});

it('brings keyframes with the style that names them', () => {
  const spin = keyframes({ to: { rotate: '1turn' } });
  const Wheel = styled('i')({ animation: `${spin} 1s linear` });
  render(<Wheel />);
  expect(rules().filter((rule) => rule.startsWith('@keyframes'))).toHaveLength(1);
});

it('prefixes what browsers want prefixed, and nothing else', () => {
  const Fixed = styled('b')({ display: 'flex', userSelect: 'none' });
  const insert = jest.spyOn(createStyleCache().sheet, 'insert');
  render(<Fixed />);
  expect(insert.mock.calls.flat().join('')).toContain('{display:flex;-webkit-user-select:none;user-select:none;}');
});

it('is a button that sends no form, or a link', () => {
  render(
    <>
      <ButtonBase className="own">press</ButtonBase>
      <ButtonBase disabled>off</ButtonBase>
      <ButtonBase component="a" {...{ href: '/there' }}>
        go
      </ButtonBase>
    </>,
  );
  const button = screen.getByRole('button', { name: 'press' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveClass('button-base', 'own');
  expect(screen.getByRole('button', { name: 'off' })).toBeDisabled();
  expect(screen.getByRole('link')).not.toHaveAttribute('type');
});

it('puts what belongs to the end of the document there', () => {
  const { container } = render(<Portal>there</Portal>);
  expect(container).toBeEmptyDOMElement();
  expect(document.body).toHaveTextContent('there');
});

test('an icon draws its lines as one path from where each begins, and its other shapes as they are', () => {
  const { container } = render(
    <Icon
      node={[
        ['path', { d: 'M1 2h3' }],
        ['circle', { cx: 5, cy: 6, r: 2, 'stroke-width': 3 }],
        ['path', { d: 'm7 8 2 2' }],
        ['path', { d: 'M0 0', fill: 'none' }],
      ]}
    />,
  );
  const shapes = [...(container.querySelector('svg')?.children ?? [])].map(({ outerHTML }) => outerHTML);
  expect(shapes).toEqual([
    '<path d="M1 2h3M0 0m7 8 2 2"></path>',
    '<circle cx="5" cy="6" r="2" stroke-width="3"></circle>',
    '<path d="M0 0" fill="none"></path>',
  ]);
});
