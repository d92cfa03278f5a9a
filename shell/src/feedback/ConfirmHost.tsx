import type { SessionView } from '@arena/shared/platform';
import { lazyDialog } from '@arena/shared/ui';
import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { useStore } from 'zustand';
import type QuestionDialog from './QuestionDialog';
import { dismissQuestions, questions } from './questions';

type QuestionProps = ComponentProps<typeof QuestionDialog>;

/** What cannot be asked is not done, and the next click tries again. `load`: how the dialog is fetched. */
export const lazyQuestion = (load: () => Promise<ComponentType<QuestionProps>>) =>
  lazyDialog(load, 'Couldn’t open the confirmation. Nothing was changed. Check your connection and try again.');

const LazyQuestion = lazyQuestion(() => import(/* webpackChunkName: "question" */ './QuestionDialog').then((module) => module.default));

interface ConfirmHostProps {
  /** When the person is signed out, every open question is answered with no. */
  readonly session: SessionView;
  readonly Question?: typeof LazyQuestion;
}

export function ConfirmHost({ session, Question = LazyQuestion }: ConfirmHostProps) {
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

  return <Question wanted={open !== null} open={open} onFailure={dismissQuestions} />;
}
