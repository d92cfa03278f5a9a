import type { ReactNode } from 'react';
import { Button, color, radius, styled } from '@arena/shared/ui/core';
import * as t from './kit.messages';

// Fixed: above the list it would shift the rows and scroll away.
const Edge = styled('div')({
  position: 'fixed',
  zIndex: 3,
  bottom: 12,
  left: '50%',
  transform: 'translateX(-50%)',
  // Leaves room for the narrow sidebar on a phone.
  width: 'max-content',
  maxWidth: 'calc(100vw - 128px)',
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
  /** The number of new entries that aren't displayed yet. */
  readonly waiting: number;
  /** The number of displayed entries that are no longer usable. */
  readonly gone: number;
  /** Describes those, after their number: "handled by someone else". */
  readonly goneWord: string;
  readonly onShow: () => void;
  readonly onClear: () => void;
}

/**
 * Announces changes of a list without moving its rows, with buttons to apply them: at the bottom of the window, or after the
 * `ToolbarFigures` of a `Toolbar`, in their place. Takes the figures of `useStableRows`.
 */
export function UpdatesNotice({ waiting, gone, goneWord, onShow, onClear }: UpdatesNoticeProps) {
  return (
    <Edge role="status">
      {waiting === 0 && gone === 0 ? null : (
        <Line>
          {waiting === 0 ? null : (
            <>
              <b>{t.newWaiting(waiting)}</b>
              <Button size="sm" onClick={onShow}>
                {t.showWaiting(waiting)}
              </Button>
            </>
          )}
          {gone === 0 ? null : (
            <>
              <span>
                {gone} {goneWord}
              </span>
              <Button size="sm" tone="ghost" onClick={onClear}>
                {t.hide}
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
  /** Why it is no longer usable; null or undefined while it is. */
  readonly note: string | null | undefined;
  readonly children: ReactNode;
}

/** An entry of a list. With a note it keeps its place, but is inert. */
export function RemovedItem({ note, children }: GoneItemProps) {
  if (note == null) return children;
  return (
    <Place>
      <div inert>{children}</div>
      <Note>{note}</Note>
    </Place>
  );
}
