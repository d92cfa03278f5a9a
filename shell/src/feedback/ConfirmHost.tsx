import type { SessionView } from '@arena/shared/platform';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Late, type LoadComponent } from './Late';
import { dismissQuestions, type OpenQuestion, questions } from './questions';
import { notify } from './toasts';

type LoadDialog = LoadComponent<{ readonly open: OpenQuestion | null }>;

interface ConfirmHostProps {
  /** When the person is signed out, every open question is answered with no. */
  readonly session: SessionView;
  /** For tests: how the dialog is fetched. */
  readonly load?: LoadDialog;
}

const loadDialog: LoadDialog = () => import(/* webpackChunkName: "question" */ './QuestionDialog');

// What cannot be asked is not done, and the next click tries again.
const refuse = () => {
  dismissQuestions();
  notify({ message: 'The question could not be loaded, so nothing was done. Check your connection and try again.', tone: 'error' });
};

/** Shows what `confirm` asks. Rendered once; the dialog's code is fetched with the first question. */
export function ConfirmHost({ session, load = loadDialog }: ConfirmHostProps) {
  const open = useStore(questions, (waiting) => waiting[0] ?? null);

  useEffect(() => {
    // Back and Forward leave the screen that asked.
    window.addEventListener('popstate', dismissQuestions);
    const unsubscribe = session.subscribe(() => {
      if (!session.get().isLoggedIn) dismissQuestions();
    });
    return () => {
      window.removeEventListener('popstate', dismissQuestions);
      unsubscribe();
    };
  }, [session]);

  return <Late load={load} wanted={open !== null} props={{ open }} onFailure={refuse} />;
}
