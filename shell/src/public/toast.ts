import type { CarriedToast } from './carried';

/** As long as in the console (part 2 §9). */
const TOAST_MS = 3000;

/** The page's messages: read out when they come, in the corner where the console has its own. Styled by the page. */
function stack(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.arena-toasts');
  if (found !== null) return found;
  const made = document.createElement('div');
  made.className = 'arena-toasts';
  made.setAttribute('role', 'status');
  return document.body.appendChild(made);
}

/** Says something for three seconds; the clock stands still while the pointer is on it. */
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
