import { Banner, Button, styled } from '@arena/shared/ui';
import type { Problem } from './request';
import * as t from './common.messages';

const List = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, marginBottom: 12, maxHeight: '15rem', overflowY: 'auto' });
const Actions = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap' });

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly onCheckAgain: (problem: Problem) => void;
  readonly onDismiss: (problem: Problem) => void;
}

/** Shows failed decisions in full, because toasts disappear too soon. */
export function DecisionProblems({ problems, onCheckAgain, onDismiss }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <List>
      {problems.map((problem) => (
        <Banner
          key={problem.id}
          tone={problem.unknown ? 'wait' : 'refused'}
          title={problem.title}
          action={
            <Actions>
              {problem.unknown ? (
                <Button size="sm" onClick={() => onCheckAgain(problem)}>
                  {t.checkAgain}
                </Button>
              ) : null}
              <Button size="sm" tone="ghost" aria-label={t.dismissProblem(problem.title)} onClick={() => onDismiss(problem)}>
                {t.dismiss}
              </Button>
            </Actions>
          }
        >
          {problem.message}
        </Banner>
      ))}
    </List>
  );
}
