import type { Stream } from '@arena/shared/contract';
import { formatLocal, formatPlatform } from '@arena/shared/platform';
import { Button, Card, CardHeader, CardTitle, color, Dash, FactList, Icon, StartTime, StatusBadge, styled } from '@arena/shared/ui';
import { ExternalLink, Lock, LockOpen, TriangleAlert } from 'lucide';
import { linkOf, statusOf } from './streams.status';
import * as t from './streams.messages';

const Root = styled(Card)({ minHeight: 0, gap: 12 });
const Host = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 2,
  color: color.muted,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
  '& span': { maxHeight: '2.5rem', overflow: 'clip' },
  '&[data-unsafe]': { color: color.wait },
});
const Note = styled('p')({
  display: 'flex',
  gap: 6,
  color: color.wait,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& svg': { flex: 'none', marginTop: 2 },
});
const Foot = styled('div')({ marginTop: 'auto', display: 'flex' });

/** Also shows whether the link is safe. */
function LinkHost({ link }: { readonly link: string | null }) {
  const { host, address, https } = linkOf(link);
  if (link === null) return <Host>{t.noLink}</Host>;
  if (host === null) return <Host data-unsafe>{t.notALink(link)}</Host>;
  return (
    <Host data-unsafe={https ? undefined : true}>
      <Icon node={https ? Lock : LockOpen} size={13} title={https ? t.secureLink : t.insecureLink} />
      <span title={address}>{address}</span>
    </Host>
  );
}

/** `overlaps`: other streams of the game that start at about the same time. */
export function StreamCard({ stream, overlaps }: { readonly stream: Stream; readonly overlaps: readonly Stream[] }) {
  const { game, link, status, startsAt, createdAt } = stream;
  const { word, tone } = statusOf(status);
  const title = game?.title ?? null;
  const { https, host } = linkOf(link);
  const other = overlaps[0];
  return (
    <Root aria-label={t.titleAndStatus(title, word)}>
      <CardHeader>
        <div>
          <CardTitle as="h2">{title ?? <Dash label={t.noGame} />}</CardTitle>
          <LinkHost link={link} />
        </div>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </CardHeader>
      <FactList
        items={[
          { label: t.startTime, value: <StartTime at={startsAt} /> },
          { label: t.added, value: formatLocal(createdAt) ?? <Dash /> },
        ]}
      />
      {other === undefined ? null : (
        <Note>
          <Icon node={TriangleAlert} size={14} />
          {t.overlapsWith} {overlaps.length === 1 ? t.anotherStream : t.otherStreams(overlaps.length)} {t.ofThisGameAt}{' '}
          {formatPlatform(other.startsAt)}
        </Note>
      )}
      <Foot>
        {https ? (
          // Opens only https: links are user input and could be `javascript:`.
          <Button component="a" size="sm" href={link ?? ''} target="_blank" rel="noopener noreferrer" iconAfter={ExternalLink}>
            {t.openOn} {host}
          </Button>
        ) : (
          <Note>{link === null ? t.linkIsMissing : t.linkIsInsecure}</Note>
        )}
      </Foot>
    </Root>
  );
}
