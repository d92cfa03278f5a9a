import type { IconNode } from '@arena/shared/contract/section';
import { createElement } from 'react';

/** Decorative: the text next to it has the meaning. */
export function Icon({ node, size = 18 }: { readonly node: IconNode; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {node.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
