import { Button, color, media, radius, styled } from '@arena/shared/ui';
import { useState } from 'react';
import { notify } from '../feedback/toasts';
import type { SectionHost } from '../sections/host';
import type { RegisteredSection } from '../sections/registry';
import { holdsUnsavedInput } from '../sections/unsaved';

// Above the page and below every dialog, where neither the toasts nor the sidebar are.
const Card = styled('section')({
  position: 'fixed',
  left: 'calc(var(--rail) + 20px)',
  bottom: 20,
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
  // On a phone the two buttons stand together below the words.
  '& > div > p': { flex: 1, minWidth: '8rem', fontWeight: 550, [media.phone]: { flexBasis: '100%' } },
  [media.phone]: { left: 'calc(var(--rail) + 8px)', right: 8, bottom: 8 },
});
const Hint = styled('p')({ color: color.muted });

export interface UpdateCardProps {
  readonly host: SectionHost;
  readonly offers: readonly RegisteredSection[];
}

const keyOf = ({ name, base, descriptor }: RegisteredSection) => `${name} ${base} ${descriptor?.version ?? ''}`;

/** Offers newer versions, one section at a time and in place. Nothing happens by itself. */
export default function UpdateCard({ host, offers }: UpdateCardProps) {
  const [put, setPut] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<string | null>(null);
  const shown = offers.filter((offer) => !put.has(keyOf(offer)));
  if (shown.length === 0) return null;

  const take = async (offer: RegisteredSection) => {
    const { name, descriptor } = offer;
    // Only what is on the screen can hold something: leaving a screen has let go of it before.
    const onScreen = host.mountAt(window.location.pathname)?.registered.name === name;
    if (onScreen && holdsUnsavedInput()) return setHeld(keyOf(offer));
    setHeld(null);
    const state = await host.accept(name);
    document.getElementById('main')?.focus();
    if (state.status === 'loaded')
      notify({ message: `${descriptor?.title ?? name} ${descriptor?.version ?? ''} is here.`, tone: 'success' });
  };
  return (
    <Card aria-label="New versions" role="status">
      {shown.map((offer) => (
        <div key={keyOf(offer)}>
          <p>
            {offer.descriptor?.title ?? offer.name} {offer.descriptor?.version} is available
          </p>
          <Button size="sm" tone="primary" onClick={() => void take(offer)}>
            Update
          </Button>
          <Button size="sm" tone="ghost" onClick={() => setPut(new Set([...put, keyOf(offer)]))}>
            Later
          </Button>
          {held === keyOf(offer) ? <Hint>Save or clear what you have typed first. Then press Update again.</Hint> : null}
        </div>
      ))}
    </Card>
  );
}
