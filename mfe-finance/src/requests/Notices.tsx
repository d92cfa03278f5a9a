import { Banner, Button, color, styled } from '@arena/shared/ui';
import type { Problem } from './board';

const List = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, marginBottom: 12, maxHeight: '15rem', overflowY: 'auto' });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  marginBottom: 12,
  minHeight: 32,
  color: color.muted,
  fontSize: '0.8125rem',
  '& b': { color: color.accentStrong, fontWeight: 600 },
});
const Actions = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap' });

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly onCheckAgain: (problem: Problem) => void;
  readonly onDismiss: (problem: Problem) => void;
}

/** What went wrong with decisions, in full: a toast is gone before it is understood. */
export function Problems({ problems, onCheckAgain, onDismiss }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <List>
      {problems.map((problem) => (
        <Banner
          key={problem.key}
          tone={problem.unsure ? 'wait' : 'refused'}
          title={problem.title}
          action={
            <Actions>
              {problem.unsure ? (
                <Button size="sm" onClick={() => onCheckAgain(problem)}>
                  Check again
                </Button>
              ) : null}
              <Button size="sm" tone="ghost" aria-label={`Dismiss: ${problem.title}`} onClick={() => onDismiss(problem)}>
                Dismiss
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

interface NewsProps {
  /** New requests that wait to be shown. */
  readonly waiting: number;
  /** Rows that were decided elsewhere. */
  readonly gone: number;
  readonly onShow: () => void;
  readonly onClear: () => void;
}

/** What changed on the server while somebody works here. Nothing moves before it is asked for. */
export function News({ waiting, gone, onShow, onClear }: NewsProps) {
  return (
    <div role="status">
      {waiting === 0 && gone === 0 ? null : (
        <Line>
          {waiting === 0 ? null : (
            <>
              <b>{waiting} new</b>
              <Button size="sm" onClick={onShow}>
                Show {waiting === 1 ? 'it' : 'them'}
              </Button>
            </>
          )}
          {gone === 0 ? null : (
            <>
              <span>{gone} decided elsewhere</span>
              <Button size="sm" tone="ghost" onClick={onClear}>
                Remove
              </Button>
            </>
          )}
        </Line>
      )}
    </div>
  );
}
