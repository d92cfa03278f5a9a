import { Button, color, media, radius, styled } from '@arena/shared/ui';
import { useState } from 'react';
import { notify } from '../feedback/toasts';
import type { SectionHost } from '../sections/host';
import type { RegisteredSection } from '../sections/registry';
import { holdsUnsavedInput } from '../sections/unsaved';
import * as t from './layout.messages';

// Above the page and below every dialog, clear of the toasts and the sidebar.
const Card = styled('section')({
  position: 'fixed',
  left: 'calc(var(--rail) + 20px)',
  bottom: 20,
  marginBottom: 'var(--dev-bar)',
  zIndex: 12,
  display: 'grid',
  gap: 10,
  maxWidth: 420,
  padding: '12px 14px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.panel,
  background: color.raised,
  fontSize: '0.875rem',
  '[data-frame=open] &': { left: 'calc(256px + 20px)' },
  '& p': { margin: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  '& > div > p': { flex: 1, minWidth: '8rem', fontWeight: 550, [media.phone]: { flexBasis: '100%' } },
  [media.phone]: { left: 'calc(var(--rail) + 8px)', right: 8, bottom: 8 },
});
const Hint = styled('p')({ color: color.muted });

export interface UpdateCardProps {
  readonly host: SectionHost;
  readonly offers: readonly RegisteredSection[];
  /** The shell version that a reload would load, or null. */
  readonly shell: string | null;
  readonly reload?: () => void;
}

const keyOf = ({ name, base, descriptor }: RegisteredSection) => `${name} ${base} ${descriptor?.version ?? ''}`;

interface OfferProps {
  readonly what: string;
  readonly action: string;
  readonly hint: string | null;
  readonly onTake: () => void;
  readonly onLater: () => void;
}

const Offer = ({ what, action, hint, onTake, onLater }: OfferProps) => (
  <div>
    <p>{t.isAvailable(what)}</p>
    <Button size="sm" tone="primary" onClick={onTake}>
      {action}
    </Button>
    <Button size="sm" tone="ghost" onClick={onLater}>
      {t.later}
    </Button>
    {hint === null ? null : <Hint>{hint}</Hint>}
  </div>
);

/** Offers newer sections in place, and a newer shell by reload. Never updates by itself. */
export default function UpdateCard({ host, offers, shell, reload = () => window.location.reload() }: UpdateCardProps) {
  const [put, setPut] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<string | null>(null);
  const shown = offers.filter((offer) => !put.has(keyOf(offer)));
  const shellKey = shell === null || put.has(`console ${shell}`) ? null : `console ${shell}`;
  if (shown.length === 0 && shellKey === null) return null;

  const later = (key: string) => setPut(new Set([...put, key]));
  const hintOf = (key: string, action: string) => (held === key ? t.saveFirst(action) : null);
  const take = async (offer: RegisteredSection) => {
    const { name, descriptor } = offer;
    // Only the section on the screen can have unsaved input: leaving a screen has already discarded it.
    const onScreen = host.mountAt(window.location.pathname)?.registered.name === name;
    if (onScreen && holdsUnsavedInput()) return setHeld(keyOf(offer));
    setHeld(null);
    const state = await host.accept(name);
    document.getElementById('main')?.focus();
    if (state.status === 'loaded') notify({ message: t.nowRunning(descriptor?.title ?? name, descriptor?.version ?? ''), tone: 'success' });
  };
  return (
    <Card aria-label={t.updatesAvailable} role="status">
      {shown.map((offer) => (
        <Offer
          key={keyOf(offer)}
          what={`${offer.descriptor?.title ?? offer.name} ${offer.descriptor?.version ?? ''}`}
          action="Update"
          hint={hintOf(keyOf(offer), t.update)}
          onTake={() => void take(offer)}
          onLater={() => later(keyOf(offer))}
        />
      ))}
      {shellKey === null ? null : (
        <Offer
          what={t.consoleVersion(shell ?? '')}
          action="Reload"
          hint={hintOf(shellKey, t.reload)}
          onTake={() => (holdsUnsavedInput() ? setHeld(shellKey) : reload())}
          onLater={() => later(shellKey)}
        />
      )}
    </Card>
  );
}
