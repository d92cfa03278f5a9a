import type { PublicSettings } from '@arena/shared/contract';
import { FORMS, tooLong } from './form-rules';
import { send } from './send';

const TOO_LONG = 'Too long to be sent: see above.';
/** How long a success is shown before the form is as new (part 1 §9). */
const NOTE_MS = 3000;

function settings(): PublicSettings | null {
  try {
    return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=arena-settings]')?.content ?? 'null') as PublicSettings | null;
  } catch {
    return null;
  }
}

function wire(form: HTMLFormElement): void {
  const rules = FORMS[form.dataset.form ?? ''];
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const note = form.querySelector<HTMLElement>('.note');
  const state = form.querySelector<HTMLElement>('.state');
  if (rules === undefined || button === null || note === null || state === null) return;
  const idle = button.textContent;
  let sending = false;
  let attempted = false;
  /** Whether something was typed since what was sent: that is a message of its own. */
  let typed = false;

  const say = (tone: 'done' | 'failed', text: string) => {
    note.dataset.tone = tone;
    note.textContent = text;
  };
  const values = () => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const control = (name: string) => form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);

  /** Writes what is wrong below each field; answers the first of them. */
  const mark = () => {
    const given = values();
    const wrong = rules.check(given);
    const long = tooLong(rules, given);
    let first: HTMLElement | null = null;
    for (const name of rules.fields) {
      const field = control(name);
      const place = field === null ? null : document.getElementById(`${field.id}-wrong`);
      if (field === null || place === null) continue;
      const message = long[name] ?? (attempted ? (wrong[name] ?? '') : '');
      place.textContent = message;
      field.setAttribute('aria-invalid', String(message !== ''));
      if ((long[name] ?? wrong[name]) !== undefined) first ??= field;
    }
    state.textContent = sending ? '' : Object.keys(long).length > 0 ? TOO_LONG : rules.state(wrong);
    return first;
  };

  form.addEventListener('input', () => {
    typed = true;
    mark();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Two submits can arrive before anything is drawn: the lock is this, not the button.
    if (sending) return;
    attempted = true;
    note.textContent = '';
    const wrong = mark();
    if (wrong !== null) return wrong.focus();
    sending = true;
    typed = false;
    button.textContent = 'Sending...';
    button.setAttribute('aria-disabled', 'true');
    mark();
    void send(form.dataset.form ?? '', values(), settings()?.formEndpoint ?? null).then((problem) => {
      sending = false;
      button.textContent = idle;
      button.removeAttribute('aria-disabled');
      if (problem !== null) {
        say('failed', problem);
        mark();
        return;
      }
      say('done', rules.success);
      attempted = false;
      state.textContent = '';
      // Locked until the form is as new, so that the same words are not sent twice.
      sending = true;
      setTimeout(() => {
        sending = false;
        note.textContent = '';
        if (!typed) form.reset();
        mark();
      }, NOTE_MS);
    });
  });
  button.disabled = false;
  mark();
}

export function wireForms(): void {
  document.querySelectorAll<HTMLFormElement>('form[data-form]').forEach(wire);
}
