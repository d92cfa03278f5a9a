import type { ReactNode } from 'react';
import { FORMS } from './form-rules';
import { SITE } from '../copy/site';
import * as t from './forms.messages';

interface PublicFormProps {
  /** The form's name at the form service. */
  readonly name: 'contact' | 'account-deletion';
  readonly label: string;
  readonly submit: string;
  readonly children: ReactNode;
}

/** The page's script sends the form; without scripts the page offers another way. */
export function PublicForm({ name, label, submit, children }: PublicFormProps) {
  const rules = FORMS[name];
  return (
    <form className="panel" data-form={name} aria-label={label} noValidate>
      {children}
      {/* Hidden from users, so only a bot fills it in. */}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${name}-website`}>{t.leaveEmpty}</label>
        <input id={`${name}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <noscript>
        <p>
          {t.needsJavaScriptOrWriteTo} <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
        </p>
      </noscript>
      {/* Rendered in advance, so that the button doesn't move when the script runs. */}
      <p className="state" id={`${name}-state`}>
        {rules?.state(rules.check({}))}
      </p>
      <button type="submit" className="button strong" aria-describedby={`${name}-state`} disabled>
        {submit}
      </button>
      <p className="note" role="status" />
    </form>
  );
}
