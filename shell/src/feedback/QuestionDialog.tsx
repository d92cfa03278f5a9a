import { platform, useLast } from '@arena/shared/platform';
import { ConfirmDialog, lazyDialog } from '@arena/shared/ui';
import { useEffect, useRef } from 'react';
import type { PasswordQuestionProps } from './PasswordQuestion';
import type { OpenQuestion } from './questions';
import * as t from './feedback.messages';

const LazyPasswordQuestion = lazyDialog<PasswordQuestionProps>(
  () => import(/* webpackChunkName: "password-question" */ './PasswordQuestion').then((module) => module.PasswordQuestion),
  t.confirmationFailed,
);

/** Stays rendered while closing, so that the dialog doesn't go blank. */
export default function QuestionDialog({ open }: { readonly open: OpenQuestion | null }) {
  const shown = useLast(open ?? undefined);
  const answered = useRef<number | null>(null);
  useEffect(() => {
    if (open === null) answered.current = null;
  }, [open]);
  if (shown === undefined) return null;

  const answer = (confirmed: boolean) => {
    // A second click while closing must not answer the next question.
    if (open === null || answered.current === open.id) return;
    answered.current = open.id;
    open.answer(confirmed);
  };
  const asked = { open: open !== null, onConfirm: () => answer(true), onClose: () => answer(false) };
  const { title, body, details, confirmLabel, tone = 'primary', needsPassword = false } = shown.question;
  if (needsPassword && platform().capabilities.has('confirm-password'))
    return <LazyPasswordQuestion key={shown.id} {...asked} question={shown.question} onFailure={asked.onClose} />;
  return (
    <ConfirmDialog key={shown.id} {...asked} title={title} body={body} confirmLabel={confirmLabel} tone={tone}>
      {details}
    </ConfirmDialog>
  );
}
