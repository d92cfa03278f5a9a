import { color, DASH, figures, formatMoney, styled, VisuallyHidden } from '@arena/shared/ui/core';

const Figure = styled('span')({ ...figures, whiteSpace: 'nowrap' });
const Muted = styled('span')({ color: color.muted });

/** A dash for a missing value, announced as "none". */
export function Dash({ label = 'none' }: { readonly label?: string }) {
  return (
    <Muted>
      <span aria-hidden>{DASH}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Muted>
  );
}

/** An amount in whole currency units as `$1,234.50`, or a `Dash`. */
export function Money({ value }: { readonly value: number | null | undefined }) {
  const text = formatMoney(value);
  return text === DASH ? <Dash /> : <Figure>{text}</Figure>;
}
