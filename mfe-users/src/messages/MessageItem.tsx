import type { FormMessage } from '@arena/shared/contract';
import { formatLocal, Link } from '@arena/shared/platform';
import { Button, color, Dash, media, Panel, StatusBadge, styled, useBusy } from '@arena/shared/ui';
import { Check, Search } from 'lucide';
import { userPaths } from '../users/paths';
import { markHandled } from './messages.operations';

const FORMS: Readonly<Record<string, string>> = { contact: 'Contact', 'account-deletion': 'Account deletion' };

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
  const kind = FORMS[form ?? ''] ?? form ?? 'Unknown form';
  return (
    <Root as="article" data-handled={handled || undefined} aria-label={`${kind}, ${email ?? 'no address'}`}>
      <Head>
        <div>
          <From>{email === null ? <Dash label="no address" /> : <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}</From>
          <Meta>
            {kind} · {formatLocal(at) ?? <Dash label="no time" />}
          </Meta>
        </div>
        <StatusBadge tone={handled ? 'done' : 'wait'}>{handled ? 'Handled' : 'Open'}</StatusBadge>
      </Head>
      <Text>{text ?? <Dash label="no text" />}</Text>
      {handled ? null : (
        <Actions>
          {id === null ? null : (
            <Button size="sm" icon={Check} busy={busy} busyLabel="Marking..." onClick={() => void run(() => markHandled(message))}>
              Mark as handled
            </Button>
          )}
          {form === 'account-deletion' && email !== null ? (
            <Button size="sm" tone="ghost" component={Link} to={userPaths.list(`?search=${encodeURIComponent(email)}`)} icon={Search}>
              Find the user
            </Button>
          ) : null}
        </Actions>
      )}
    </Root>
  );
}
