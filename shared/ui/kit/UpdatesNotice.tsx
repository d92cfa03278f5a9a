import type { ReactNode } from 'react';
import { Button, color, radius, styled } from '@arena/shared/ui/core';

// Over the page, below the console's bar: in the list it would push rows down under the pointer and scroll out of sight.
const Edge = styled('div')({
  position: 'fixed',
  zIndex: 3,
  top: 62,
  right: 16,
  // On a phone the narrow sidebar stays beside it.
  maxWidth: 'calc(100vw - 80px)',
});
const Line = styled('div')({
  flex: 'none',
  maxWidth: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 40,
  padding: '4px 6px 4px 14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: color.shadow,
  color: color.muted,
  fontSize: '0.8125rem',
  '& b': { color: color.accentStrong, fontWeight: 600 },
});

interface UpdatesNoticeProps {
  /** How many new entries wait to be shown. */
  readonly waiting: number;
  /** How many entries are shown that cannot be used any more. */
  readonly gone: number;
  /** What those are, after their number: "handled by someone else". */
  readonly goneWord: string;
  readonly onShow: () => void;
  readonly onClear: () => void;
}

/** Above a list: what changed on the server. Nothing moves until the person asks. */
export function UpdatesNotice({ waiting, gone, goneWord, onShow, onClear }: UpdatesNoticeProps) {
  return (
    <Edge role="status">
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
              <span>
                {gone} {goneWord}
              </span>
              <Button size="sm" tone="ghost" onClick={onClear}>
                Remove
              </Button>
            </>
          )}
        </Line>
      )}
    </Edge>
  );
}

const Place = styled('div')({ position: 'relative', height: '100%', '& > [inert]': { height: '100%', opacity: 0.45 } });
const Note = styled('p')({
  position: 'absolute',
  inset: 'auto 12px 12px',
  padding: '8px 12px',
  borderRadius: radius.small,
  border: `1px solid ${color.lineStrong}`,
  background: color.raised,
  color: color.text,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});

interface GoneItemProps {
  /** Why it cannot be used any more; null or undefined while it can. */
  readonly note: string | null | undefined;
  readonly children: ReactNode;
}

/** An entry of a list. One that left the list elsewhere keeps its place, so that nothing moves, and nothing in it can be pressed. */
export function RemovedItem({ note, children }: GoneItemProps) {
  if (note == null) return children;
  return (
    <Place>
      <div inert>{children}</div>
      <Note>{note}</Note>
    </Place>
  );
}
