import { ConfirmDialog } from '@arena/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { OpenQuestion } from './questions';

/** One question. It stays rendered while it closes, so that it does not go blank under the eye. */
export default function QuestionDialog({ open }: { readonly open: OpenQuestion | null }) {
  const [shown, setShown] = useState(open);
  if (open !== null && open !== shown) setShown(open);
  const answered = useRef<number | null>(null);
  useEffect(() => {
    if (open === null) answered.current = null;
  }, [open]);
  if (shown === null) return null;

  const answer = (confirmed: boolean) => {
    // A second click while it closes must not answer the next question.
    if (open === null || answered.current === open.id) return;
    answered.current = open.id;
    open.answer(confirmed);
  };
  const { title, body, confirmLabel, tone = 'primary' } = shown.question;
  return (
    <ConfirmDialog
      key={shown.id}
      open={open !== null}
      title={title}
      body={body}
      confirmLabel={confirmLabel}
      tone={tone}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
