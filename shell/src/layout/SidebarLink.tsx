import { color, font, formatCount, HoverTip, Icon, media, styled, VisuallyHidden } from '@arena/shared/ui';
import { TriangleAlert } from 'lucide';
import type { NavigationItem } from '../common/navigation';
import * as t from './layout.messages';

// A plain link, which the frame follows.
const Anchor = styled('a')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  minWidth: 0,
  minHeight: 34,
  padding: '7px 10px',
  borderRadius: 8,
  color: color.muted,
  fontWeight: 500,
  transition: 'background-color 120ms, color 120ms',
  '& > svg': { flex: 'none', opacity: 0.85 },
  '@media (hover: hover)': { '&:hover': { background: color.hover, color: color.text } },
  '&[aria-current]': {
    background: color.hover,
    color: color.text,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    '& > svg:first-of-type': { color: color.accentStrong, opacity: 1 },
  },
  [media.touch]: { minHeight: 44 },
});

const Count = styled('span')({
  marginLeft: 'auto',
  font: `500 0.6875rem/1rem ${font.text}`,
  color: color.muted,
  background: color.greySoft,
  borderRadius: 99,
  padding: '1px 7px',
});

/** Next to the entry's link, because it leads somewhere else. */
const Waiting = styled('a')({
  flex: 'none',
  alignSelf: 'center',
  minWidth: 28,
  margin: '0 2px 0 4px',
  padding: '4px 8px',
  borderRadius: 99,
  font: `600 0.6875rem/1rem ${font.text}`,
  textAlign: 'center',
  color: color.wait,
  background: color.waitSoft,
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  [media.touch]: { padding: '14px 12px' },
});

const Failed = styled('span')({
  marginLeft: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: color.wait,
  fontSize: '0.75rem',
  lineHeight: '1rem',
});

interface SidebarLinkProps {
  readonly item: NavigationItem;
  readonly current: 'page' | 'true' | undefined;
  /** Shows only the icon; the name is a tooltip and available to screen readers. */
  readonly rail: boolean;
  readonly onIntent: ((path: string) => void) | undefined;
}

export function SidebarLink({ item: { entry, failed, pending = null, waiting = 0 }, current, rail, onIntent }: SidebarLinkProps) {
  const intend = () => onIntent?.(entry.path);
  const named = failed ? t.unavailableEntry(entry.label) : entry.label;
  const tip = rail || failed ? named : '';
  return (
    <>
      <HoverTip text={tip} side="right" describe={false}>
        <Anchor href={entry.path} aria-current={current} onPointerEnter={intend} onFocus={intend}>
          <Icon node={entry.icon} />
          <span className="label">{entry.label}</span>
          {failed ? (
            <Failed className="mark">
              <Icon node={TriangleAlert} size={14} />
              <VisuallyHidden>{t.unavailable}</VisuallyHidden>
            </Failed>
          ) : null}
          {pending !== null && !failed ? <Count className="label">{pending}</Count> : null}
        </Anchor>
      </HoverTip>
      {rail || waiting === 0 || failed || entry.waiting === undefined ? null : (
        <Waiting
          href={entry.waiting.path}
          className="label"
          title={t.waitingAt(waiting, entry.waiting.label)}
          onPointerEnter={intend}
          onFocus={intend}
        >
          {formatCount(waiting)}
          <VisuallyHidden> {entry.waiting.label}</VisuallyHidden>
        </Waiting>
      )}
    </>
  );
}
