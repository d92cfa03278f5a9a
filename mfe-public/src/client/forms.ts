import type { PublicSettings } from '@arena/shared/contract/publishing';
import { FORMS, tooLong } from '../common/forms/form-rules';
import { send } from './send';
import * as t from './client.messages';

/** The success message's duration before the form resets (part 1 §9). */
const NOTE_MS = 3000;

function settings(): PublicSettings | null {
  try {
    return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=arena-settings]')?.content ?? 'null') as PublicSettings | null;
  } catch {
    return null;
  }
}

function partsOf(form: HTMLFormElement) {
  const rules = FORMS[form.dataset.form ?? ''];
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const note = form.querySelector<HTMLElement>('.note');
  const state = form.querySelector<HTMLElement>('.state');
  return rules === undefined || button === null || note === null || state === null ? null : { form, rules, button, note, state };
}
type Parts = NonNullable<ReturnType<typeof partsOf>>;

const valuesOf = (form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Shows each field's problem and returns the first invalid field. Before the first attempt, reports only texts that are too long. */
function markFields({ form, rules, state }: Parts, attempted: boolean, sending: boolean): HTMLElement | null {
  const values = valuesOf(form);
  const wrong = rules.check(values);
  const long = tooLong(rules, values);
  let first: HTMLElement | null = null;
  for (const name of rules.fields) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
    const place = field === null ? null : document.getElementById(`${field.id}-wrong`);
    if (field === null || place === null) continue;
    const message = long[name] ?? (attempted ? (wrong[name] ?? '') : '');
    place.textContent = message;
    field.setAttribute('aria-invalid', String(message !== ''));
    if ((long[name] ?? wrong[name]) !== undefined) first ??= field;
  }
  state.textContent = sending ? '' : Object.keys(long).length > 0 ? t.messageTooLong : rules.state(wrong);
  return first;
}

function wire(parts: Parts): void {
  const { form, rules, button, note, state } = parts;
  const idle = button.textContent;
  let sending = false;
  let attempted = false;
  /** Input typed after sending belongs to a new message. */
  let typed = false;

  const mark = () => markFields(parts, attempted, sending);
  const say = (tone: 'done' | 'failed', text: string) => {
    note.dataset.tone = tone;
    note.textContent = text;
  };
  const succeeded = () => {
    say('done', rules.success);
    attempted = false;
    state.textContent = '';
    // Locked until the form is reset, so that the same message isn't sent twice.
    setTimeout(() => {
      sending = false;
      note.textContent = '';
      if (!typed) form.reset();
      mark();
    }, NOTE_MS);
  };
  const failed = (problem: string) => {
    sending = false;
    say('failed', problem);
    mark();
  };

  form.addEventListener('input', () => {
    typed = true;
    mark();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Two submits can arrive before the button shows that it is locked.
    if (sending) return;
    attempted = true;
    note.textContent = '';
    const wrong = mark();
    if (wrong !== null) return wrong.focus();
    sending = true;
    typed = false;
    button.textContent = t.sending;
    button.setAttribute('aria-disabled', 'true');
    mark();
    void send(form.dataset.form ?? '', valuesOf(form), settings()?.formEndpoint ?? null).then((problem) => {
      button.textContent = idle;
      button.removeAttribute('aria-disabled');
      if (problem === null) succeeded();
      else failed(problem);
    });
  });
  button.disabled = false;
  mark();
}

export function wireForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const parts = partsOf(form);
    if (parts !== null) wire(parts);
  }
}
