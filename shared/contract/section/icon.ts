import type { IconNode } from './descriptor';

type Shape = IconNode[number];
const isLine = ([shape, given]: Shape) => shape === 'path' && Object.keys(given).join() === 'd';

/** Joins the line shapes of an icon into one path, which needs fewer elements. Overlapping lines are no longer blended twice. */
export function joinLines(icon: IconNode): IconNode {
  const lines = icon.filter(isLine);
  if (lines.length < 2) return icon;
  // A relative first move starts at the origin, not where the line before it ends.
  const d = lines.map(([, given], index) => `${index === 0 ? '' : 'M0 0'}${String(given.d)}`).join('');
  return [['path', { d }], ...icon.filter((shape) => !isLine(shape))];
}
