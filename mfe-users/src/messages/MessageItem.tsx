import type { FormMessage } from '@arena/shared/contract';
import { formatLocal, Link } from '@arena/shared/platform';
import { Button, color, Dash, media, Panel, StatusBadge, styled, useBusy } from '@arena/shared/ui';
import { Check, Search } from 'lucide';
import { userPaths } from '../users/paths';
import { markHandled } from './messages.operations';
import * as t from './messages.messages';

const FORMS: Readonly<Record<string, string>> = { contact: t.contact, 'account-deletion': t.accountDeletion };

const Root = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  // Some characters are wider than a phone and can't wrap.
  overflowX: 'clip',
  '&[data-handled]': { background: 'none' },
});
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 12,
  '& > div': { minWidth: 0, maxWidth: '100%' },
  '& > span': { flex: 'none' },
  // Next to the badge, most addresses would break within a word.
  [media.phone]: { flexDirection: 'column', gap: 6 },
});
const From = styled('h2')({
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& a': { color: color.text },
  '& a:hover': { color: color.accentStrong },
});
const Meta = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem', overflowWrap: 'anywhere' });
const Text = styled('p')({ maxWidth: '80ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Actions = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap', [media.phone]: { '& > *': { flex: 1 } } });

export function MessageItem({ message }: { readonly message: FormMessage }) {
  const [busy, run] = useBusy();
  const { id, form, email, text, at, handled } = message;
  const kind = FORMS[form ?? ''] ?? form ?? t.unknownForm;
  return (
    <Root as="article" data-handled={handled || undefined} aria-label={t.messageFrom(kind, email ?? t.noAddress)}>
      <Head>
        <div>
          <From>{email === null ? <Dash label={t.noAddress} /> : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}</From>
          <Meta>
            {kind} · {formatLocal(at) ?? <Dash label={t.noTime} />}
          </Meta>
        </div>
        <StatusBadge tone={handled ? 'done' : 'wait'}>{handled ? t.handled : t.open}</StatusBadge>
      </Head>
      <Text>{text ?? <Dash label={t.noText} />}</Text>
      {handled ? null : (
        <Actions>
          {id === null ? null : (
            <Button size="sm" icon={Check} busy={busy} busyLabel={t.marking} onClick={() => void run(() => markHandled(message))}>
              {t.markAsHandled}
            </Button>
          )}
          {form === 'account-deletion' && email !== null ? (
            <Button size="sm" tone="ghost" component={Link} to={userPaths.list(`?search=${encodeURIComponent(email)}`)} icon={Search}>
              {t.findTheUser}
            </Button>
          ) : null}
        </Actions>
      )}
    </Root>
  );
}
