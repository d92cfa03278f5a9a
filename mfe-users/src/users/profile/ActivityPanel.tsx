import {
  Button,
  color,
  EmptyState,
  ExportButton,
  type ExportColumn,
  figures,
  focusRing,
  media,
  Panel,
  PanelTitle,
  QueryView,
  type Reading,
  Skeleton,
  styled,
  useExport,
} from '@arena/shared/ui';
import { type ReactNode, useState } from 'react';
import * as t from './profile.messages';

const FIRST = 8;
const MORE = 40;

const List = styled('ul')({
  listStyle: 'none',
  margin: '0 -16px',
  padding: 0,
  '& > li': { padding: '10px 16px', borderTop: `1px solid ${color.line}` },
});
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
  '& > h2': { flex: '1 0 auto', margin: '5px 0' },
});
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
});
const Count = styled('p')({ color: color.muted, fontSize: '0.8125rem', ...figures });

interface ActivityPanelProps<T> {
  readonly title: string;
  /** The plural used in messages. */
  readonly noun: string;
  readonly empty: string;
  readonly query: Reading<readonly T[]>;
  readonly entry: (entry: T) => ReactNode;
  readonly fileName: string;
  readonly exported: readonly ExportColumn<T>[];
}

/** Each list loads and retries separately. */
export function ActivityPanel<T>({ title, noun, empty, query, entry, fileName, exported }: ActivityPanelProps<T>) {
  const [limit, setLimit] = useState(FIRST);
  const items = query.data ?? [];
  const file = useExport({ fileName, columns: exported, pieces: () => [{ items, total: items.length }] });
  return (
    <Panel aria-label={title}>
      <Top>
        <PanelTitle>{title}</PanelTitle>
        <ExportButton size="sm" file={file} disabled={items.length === 0} />
      </Top>
      <QueryView
        flush
        query={query}
        label={t.loadingEntries(noun)}
        skeleton={[0, 1, 2].map((place) => (
          <Skeleton key={place} height={36} />
        ))}
        empty={<EmptyState flush title={empty} />}
      >
        {(entries) => (
          <>
            <List>
              {entries.slice(0, limit).map((one, place) => (
                // The index is a stable key: the list is read whole and never reordered.
                <li key={place}>{entry(one)}</li>
              ))}
            </List>
            {entries.length > FIRST ? (
              <Foot>
                <Count role="status">{t.shownOfAll(Math.min(limit, entries.length), entries.length, noun)}</Count>
                {limit < entries.length ? (
                  <Button size="sm" aria-label={t.showMoreOf(noun)} onClick={() => setLimit(limit + MORE)}>
                    {t.showMore}
                  </Button>
                ) : null}
              </Foot>
            ) : null}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

export const Entry = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '6px 16px',
  // Some characters are wider than a column and can't wrap.
  '& > div': { minWidth: 0, maxWidth: '100%', overflowX: 'clip', overflowClipMargin: 4 },
  '&[data-long]': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});
export const What = styled('p')({
  fontWeight: 550,
  overflowWrap: 'anywhere',
  '& a': { color: color.text, textDecoration: 'underline', textDecorationColor: color.lineStrong, textUnderlineOffset: 3 },
  '& a:hover': { color: color.accentStrong },
  '& a:focus-visible': { ...focusRing, borderRadius: 4 },
});
export const Meta = styled('p')({ color: color.muted, fontSize: '0.8125rem', lineHeight: '1.25rem', overflowWrap: 'anywhere' });
export const End = styled('div')({
  flex: 'none',
  textAlign: 'right',
  ...figures,
  '[data-long] > &': { [media.phone]: { display: 'grid', gap: 4, justifyItems: 'start', textAlign: 'left' } },
});
export const Amount = styled('p')({ fontWeight: 600, '&[data-tone=good]': { color: color.ok } });
