import type { LocalDateTime } from '@arena/shared/contract';
import { formatLocal, formatPlatformIfOther } from '@arena/shared/platform';
import { color, styled } from '@arena/shared/ui/core';
import { Dash } from './Money';

const Platform = styled('span')({ display: 'block', color: color.muted, fontSize: '0.75rem', fontWeight: 400 });

/** A start time in the user's zone, with the platform's zone, by which players arrange to meet, below it where that differs. */
export function StartTime({ at }: { readonly at: LocalDateTime | null }) {
  const here = formatLocal(at);
  if (here === null) return <Dash />;
  const there = formatPlatformIfOther(at);
  return (
    <>
      {here}
      {there === null ? null : <Platform>{there}</Platform>}
    </>
  );
}
