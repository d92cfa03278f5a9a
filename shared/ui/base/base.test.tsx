import { Icon } from './Icon';
import { ButtonBase, Portal } from '@arena/shared/ui/core';
import { render, screen } from '@testing-library/react';

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
