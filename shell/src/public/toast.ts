import type { CarriedToast } from './carried';

/** Same as in the console (part 2 §9). */
const TOAST_MS = 3000;

/** A live region in the console's toast position. The page styles it. */
function stack(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.arena-toasts');
  if (found !== null) return found;
  const made = document.createElement('div');
  made.className = 'arena-toasts';
  made.setAttribute('role', 'status');
  return document.body.appendChild(made);
}

/** Shows a message for three seconds; pauses while hovered. */
export function toast({ message, tone }: CarriedToast): void {
  const card = document.createElement('p');
  card.dataset.tone = tone;
  card.textContent = message;
  let timer = 0;
  const run = () => (timer = window.setTimeout(() => card.remove(), TOAST_MS));
  card.addEventListener('pointerenter', () => clearTimeout(timer));
  card.addEventListener('pointerleave', run);
  stack().append(card);
  run();
}
