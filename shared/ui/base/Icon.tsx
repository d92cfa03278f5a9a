import { createElement, type ReactNode } from 'react';
import { type IconNode, joinLines } from '@arena/shared/contract/section';

export type { IconNode };

interface IconProps {
  readonly node: IconNode;
  readonly size?: number;
  /** The accessible name of an icon without a text. Without a title, the icon is hidden from screen readers. */
  readonly title?: string;
  readonly className?: string;
}

const drawings = new WeakMap<IconNode, ReactNode>();

/** Cached per icon. */
function drawingOf(node: IconNode): ReactNode {
  const known = drawings.get(node) ?? joinLines(node).map(([shape, attributes], key) => createElement(shape, { key, ...attributes }));
  drawings.set(node, known);
  return known;
}

/**
 * A line icon in the text color. `size` is in px, 16 by default.
 * @example <Icon node={Trophy} title="Winner" />
 */
export function Icon({ node, size = 16, title, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {title ? (
        <>
          <title>{title}</title>
          {drawingOf(node)}
        </>
      ) : (
        drawingOf(node)
      )}
    </svg>
  );
}
