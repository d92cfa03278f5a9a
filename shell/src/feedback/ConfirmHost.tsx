import type { SessionView } from '@arena/shared/platform';
import { lazyDialog } from '@arena/shared/ui';
import { type ComponentProps, type ComponentType, useEffect } from 'react';
import { useStore } from 'zustand';
import type QuestionDialog from './QuestionDialog';
import { dismissQuestions, questions } from './questions';
import * as t from './feedback.messages';

type QuestionProps = ComponentProps<typeof QuestionDialog>;

/** If the dialog can't be loaded, nothing is done, and the next click tries again. */
export const lazyQuestion = (load: () => Promise<ComponentType<QuestionProps>>) => lazyDialog(load, t.confirmationFailed);

const LazyQuestion = lazyQuestion(() => import(/* webpackChunkName: "question" */ './QuestionDialog').then((module) => module.default));

interface ConfirmHostProps {
  /** Signing out answers every open question with no. */
  readonly session: SessionView;
  readonly Question?: typeof LazyQuestion;
}

export function ConfirmHost({ session, Question = LazyQuestion }: ConfirmHostProps) {
  const open = useStore(questions, (waiting) => waiting[0] ?? null);

  useEffect(() => {
    // Back and Forward leave the screen that opened the question.
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
