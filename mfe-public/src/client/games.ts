import * as t from './client.messages';
export function start(section: HTMLElement): void {
  const image = section.querySelector('img');
  const caption = section.querySelector('figcaption');
  if (image === null || caption === null) return;
  const buttons = [...section.querySelectorAll<HTMLElement>('[data-map]')].map((name) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name.textContent;
    button.dataset.map = name.dataset.map;
    name.replaceWith(button);
    return button;
  });
  const show = (chosen: HTMLElement) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
    image.src = chosen.dataset.map ?? '';
    caption.textContent = t.mapOutline(chosen.textContent ?? '');
  };
  for (const button of buttons) button.addEventListener('click', () => show(button));
  const [first] = buttons;
  if (first !== undefined) show(first);
}
