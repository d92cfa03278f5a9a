import { createElement, type ReactNode } from 'react';
import { type IconNode, joinLines } from '@arena/shared/contract/section';

export type { IconNode };

interface IconProps {
  readonly node: IconNode;
  readonly size?: number;
  /** Its meaning, for an icon that stands alone. Without one it is decoration. */
  readonly title?: string;
  readonly className?: string;
}

// The nodes are written for HTML (`stroke-width`); React wants `strokeWidth`.
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const attributes = (given: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [camel(name), value]));

const drawings = new WeakMap<IconNode, ReactNode>();

/** Made once for each icon. */
function drawingOf(node: IconNode): ReactNode {
  const known =
    drawings.get(node) ?? joinLines(node).map(([shape, given], index) => createElement(shape, { key: index, ...attributes(given) }));
  drawings.set(node, known);
  return known;
}

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
