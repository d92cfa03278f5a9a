import { tooLong } from '@arena/shared/ui';

/** The winner form as it is typed: text. */
export interface WinnerValues {
  readonly position: string;
  readonly message: string;
  readonly [field: string]: string;
}

export const EMPTY_WINNER: WinnerValues = { position: '1', message: '' };
export const POSITION_STEP = 0.1;
export const MESSAGE_LIMIT = 500;

interface FieldError {
  readonly type: 'validate';
  readonly message: string;
}

/** Text into what is sent, and what is wrong with it. A position is a decimal number in steps of 0.1 (part 2 §5). */
export function readWinner({ position, message }: WinnerValues) {
  const errors: Record<string, FieldError> = {};
  const number = position.trim() === '' ? Number.NaN : Number(position);
  const inSteps = Math.abs(number * 10 - Math.round(number * 10)) < 1e-6;
  if (!Number.isFinite(number)) errors.position = { type: 'validate', message: 'Enter a position, such as 1' };
  else if (number <= 0) errors.position = { type: 'validate', message: 'The position must be more than 0' };
  else if (!inSteps) errors.position = { type: 'validate', message: 'The position goes in steps of 0.1' };
  const long = tooLong(message, MESSAGE_LIMIT);
  if (long !== null) errors.message = { type: 'validate', message: long };
  return { submission: { position: number, message }, errors };
}
