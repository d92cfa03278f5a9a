import * as z from '@arena/shared/contract/zod';
import { checkedText, tooLong } from '@arena/shared/ui';

export const POSITION_STEP = 0.1;
export const MESSAGE_LIMIT = 500;

/** What is wrong with a position: a decimal number in steps of 0.1 (part 2 §5). */
function positionProblem(text: string): string | null {
  const position = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(position)) return 'Enter a position, such as 1';
  if (position <= 0) return 'The position must be more than 0';
  return Math.abs(position * 10 - Math.round(position * 10)) < 1e-6 ? null : 'The position goes in steps of 0.1';
}

/** The form as it is typed: text. */
export const winnerForm = z.object({
  position: checkedText(positionProblem),
  message: checkedText((message) => tooLong(message, MESSAGE_LIMIT)),
});
export type WinnerValues = z.input<typeof winnerForm>;

export const EMPTY_WINNER: WinnerValues = { position: '1', message: '' };
