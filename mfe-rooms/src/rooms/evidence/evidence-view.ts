/** Offsets are in screen pixels, rotation in degrees. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0, turn: 0 };
export const ZOOM_STEP = 1.25;
const PAN_STEP = 48;
const MIN_SCALE = 1;
const MAX_SCALE = 8;

/** Zooms around the center. At the minimum scale the picture is centered again. */
export function zoom(view: View, factor: number): View {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  if (scale === MIN_SCALE) return { ...FITTED, turn: view.turn };
  const change = scale / view.scale;
  return { ...view, scale, x: view.x * change, y: view.y * change };
}

export const pan = (view: View, x: number, y: number): View =>
  view.scale === MIN_SCALE ? view : { ...view, x: view.x + x, y: view.y + y };

export const turned = (view: View): View => ({ ...view, turn: (view.turn + 90) % 360 });

export const transformOf = ({ scale, x, y, turn }: View) => `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;

/** null when the key has no meaning here. */
export function viewAfterKey(view: View, key: string): View | null {
  if (key === '+' || key === '=') return zoom(view, ZOOM_STEP);
  if (key === '-') return zoom(view, 1 / ZOOM_STEP);
  if (key === '0') return FITTED;
  if (key === 'r' || key === 'R') return turned(view);
  if (key === 'ArrowLeft') return pan(view, PAN_STEP, 0);
  if (key === 'ArrowRight') return pan(view, -PAN_STEP, 0);
  if (key === 'ArrowUp') return pan(view, 0, PAN_STEP);
  if (key === 'ArrowDown') return pan(view, 0, -PAN_STEP);
  return null;
}
