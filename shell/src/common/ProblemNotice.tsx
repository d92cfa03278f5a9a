import { FormError } from '@arena/shared/ui';
import type { Problem } from './useSubmit';

/** Takes the focus on each attempt. `more` follows the hint. */
export function ProblemNotice({ problem, more = '' }: { readonly problem: Problem | null; readonly more?: string }) {
  if (problem === null) return null;
  const { message, hint, attempt } = problem;
  return (
    <FormError key={attempt} takeFocus title={hint === null ? undefined : message}>
      {`${hint ?? message}${more}`}
    </FormError>
  );
}
