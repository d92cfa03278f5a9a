import { formatCount } from '@arena/shared/ui';

/** How many were found, with a plus where there are more. */
export const totalText = ({ total, totalIsLeast }: { readonly total: number; readonly totalIsLeast: boolean }): string =>
  `${formatCount(total)}${totalIsLeast ? '+' : ''}`;
