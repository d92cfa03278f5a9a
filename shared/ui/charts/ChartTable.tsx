import { color, figures, styled } from '@arena/shared/ui/core';
import { ExportButton } from '../export/ExportButton';
import { useExport } from '../export/useExport';
import { Dash } from '../kit/Money';
import { type ChartData, formatValue } from './chart-data';
import * as t from './charts.messages';

const Scroll = styled('div')({ overflow: 'auto', maxHeight: 300, borderRadius: 8, border: `1px solid ${color.line}` });
const Files = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginTop: 12 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  ...figures,
  '& th, & td': { padding: '8px 12px', textAlign: 'right', whiteSpace: 'nowrap', borderBottom: `1px solid ${color.line}` },
  '& tr:last-child > *': { borderBottom: 0 },
  '& th:first-of-type': { textAlign: 'left', whiteSpace: 'normal' },
  '& tbody th': { fontWeight: 500 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    background: color.raised,
    color: color.muted,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    fontWeight: 500,
  },
  '& caption': { captionSide: 'top', position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** The figures of a chart as a table, and as a file. */
export function ChartTable({ title, data }: { readonly title: string; readonly data: ChartData }) {
  const { axis, categories, series, unit } = data;
  const file = useExport<number>({
    fileName: title.toLowerCase().replaceAll(/\W+/g, '-'),
    columns: [
      { header: axis, value: (place) => categories[place] ?? null },
      ...series.map(({ label, values }) => ({ header: label, kind: 'amount' as const, value: (place: number) => values[place] ?? null })),
    ],
    pieces: () => [{ items: [...categories.keys()], total: categories.length }],
  });
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={t.asTable(title)}>
        <Table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{axis}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, place) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map(({ label, values }) => {
                  const value = values[place] ?? null;
                  return <td key={label}>{value === null ? <Dash label={t.unknown} /> : formatValue(value, unit)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Files>
        <ExportButton file={file} size="sm" />
      </Files>
    </>
  );
}
