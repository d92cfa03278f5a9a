import type { NotificationType } from '@arena/shared/contract';
import { Button, color, focusRing, formatMoney, HoverTip, Icon, IconButton, media, radius, styled, VisuallyHidden } from '@arena/shared/ui';
import { ageOf, formatInstant } from '@arena/shared/platform';
import { Check, Info, ListTodo, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { currentOf } from '../common/navigation';
import { SampleMark } from '../common/SampleMark';
import { useNavigation } from '../sections/navigation';
import { type FeedGroup, sumOf } from './notification-feed';
import * as t from './notifications.messages';

const KINDS = {
  task: { word: t.task, icon: ListTodo, ink: color.accentStrong, soft: color.accentSoft },
  alert: { word: t.alert, icon: TriangleAlert, ink: color.wait, soft: color.waitSoft },
  other: { word: t.otherType, icon: Info, ink: color.muted, soft: color.greySoft },
} as const satisfies Record<NotificationType, object>;

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'start',
  padding: '14px 16px',
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
  '&[data-unread=true]': {
    background: `color-mix(in srgb, ${color.accentSoft} 45%, transparent)`,
    boxShadow: `inset 2px 0 ${color.accent}`,
  },
  '@media (hover: hover)': { '&[data-link=true]:hover': { background: color.hover } },
  [media.phone]: { gap: '4px 10px', padding: '12px' },
});
const Mark = styled('span')({ display: 'grid', placeItems: 'center', width: 32, height: 32, borderRadius: radius.control });
const Title = styled('h2')({ fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 500, overflowWrap: 'anywhere' });
// The link covers the row; the button is above it.
const Open = styled(Link)({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
});
const Body = styled('p')({ color: color.muted, overflowWrap: 'anywhere', maxWidth: '72ch' });
const Meta = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  marginTop: 4,
  color: color.muted,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  '& time': { position: 'relative', zIndex: 1, borderRadius: 4 },
});

interface NotificationItemProps {
  readonly group: FeedGroup;
  readonly sample: boolean;
  readonly now: number;
  readonly onRead: () => void;
}

/** The icon of the sidebar entry that a link leads to, or else of the type. */
function useIconOf(link: string | null, type: NotificationType) {
  const navigation = useNavigation();
  const entry = link === null ? null : currentOf(navigation, link.split('?')[0] ?? link)?.entry;
  return entry?.icon ?? KINDS[type].icon;
}

export function NotificationItem({ group, sample, now, onRead }: NotificationItemProps) {
  const [{ type, title, link, at }, ...older] = group;
  const [isOpen, setOpen] = useState(false);
  const kind = KINDS[type];
  const sum = sumOf(group);
  const icon = useIconOf(link, type);
  const read = group.every((entry) => entry.read);
  const name = older.length === 0 ? title : t.several(group.length, title, sum === null ? null : formatMoney(sum));
  return (
    <Row data-unread={!read} data-link={link !== null}>
      <Mark style={{ color: kind.ink, background: kind.soft }}>
        <Icon node={icon} />
      </Mark>
      <div>
        <Title style={read ? undefined : { fontWeight: 650 }}>
          {read ? null : <VisuallyHidden>{t.unreadPrefix} </VisuallyHidden>}
          {link === null ? (
            name
          ) : (
            <Open to={link} onClick={onRead}>
              {name}
            </Open>
          )}
        </Title>
        {(isOpen ? group : group.slice(0, 1)).map(({ id, body }) => (body === null ? null : <Body key={id}>{body}</Body>))}
        <Meta>
          <span>{kind.word}</span>
          {at === null ? null : (
            <>
              <span aria-hidden>·</span>
              <HoverTip text={formatInstant(at)} describe={false} onPress>
                {/* Focusable, so that keyboard users can see the exact time. */}
                <time dateTime={at.toISOString()} tabIndex={0}>
                  {ageOf(at, now)}
                  <VisuallyHidden>, {formatInstant(at)}</VisuallyHidden>
                </time>
              </HoverTip>
            </>
          )}
          {older.length === 0 ? null : (
            <Button size="sm" tone="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} style={{ zIndex: 1 }}>
              {isOpen ? t.showLess : t.showMore(older.length)}
            </Button>
          )}
          {sample ? <SampleMark /> : null}
        </Meta>
      </div>
      <IconButton label={t.markAsRead(name)} icon={Check} disabledReason={read ? t.read : null} onClick={onRead} style={{ zIndex: 1 }} />
    </Row>
  );
}
