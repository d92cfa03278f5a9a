import { createElement, memo, useDeferredValue, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tournament } from './table.ts';

// A plain virtualized table: prepared search text, a deferred query and only visible rows rendered.

const ROW = 56;
const AROUND = 3;
const HEIGHT = 756;
const HEADERS = ['Tournament Name', 'Game', 'Status', 'Participants', 'Prize Pool', 'Start Date & Time', 'End Date & Time', 'Actions'];
const STYLE = `
  body { margin: 16px; font: 14px system-ui }
  .box { height: ${HEIGHT}px; overflow: auto }
  table, thead, tbody { display: block } tbody { position: relative }
  tr { display: grid; grid-template-columns: 1fr 7rem 8rem 6.5rem 7.5rem 10.5rem 8.25rem 10rem; align-items: center }
  thead { position: sticky; top: 0; background: #fff }
  tbody tr { position: absolute; left: 0; right: 0; height: 56px; contain: size layout style }
  th, td { display: block; text-align: left; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .chip { padding: 2px 9px; border-radius: 99px; background: #eee } small, .line { display: block }`;

const Row = memo(function Row({ row, index }: { readonly row: Tournament; readonly index: number }) {
  const start = row.startTime.join('-');
  const cells = [
    row.title,
    'PUBG Mobile',
    <span className="chip">{row.status}</span>,
    `${row.totalParticipant}/100`,
    `$${row.winingPrices}`,
    [<span className="line">{start}</span>, <small>{`${start} UTC`}</small>],
    'Not announced',
    [<a href="#view">View</a>, <a href="#manage">Manage</a>],
  ];
  return <tr style={{ top: index * ROW }} children={cells.map((cell, place) => createElement('td', { key: place }, ...[cell].flat()))} />;
});

const Table = memo(function Table({ rows, text }: { readonly rows: readonly Tournament[]; readonly text: string }) {
  const texts = useMemo(() => rows.map(({ title, content }) => `${title}\n${content}`.toLowerCase()), [rows]);
  const found = useMemo(() => rows.filter((_, place) => texts[place]?.includes(text) === true), [rows, text, texts]);
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW) - AROUND);
  const last = Math.min(found.length, Math.ceil((top + HEIGHT) / ROW) + AROUND);
  return (
    <div className="box" onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <table aria-rowcount={found.length + 1}>
        <thead>
          <tr>{HEADERS.map((header) => createElement('th', { key: header }, header))}</tr>
        </thead>
        <tbody style={{ height: found.length * ROW }}>
          {found.slice(first, last).map((row, place) => (
            <Row key={row.postId} row={row} index={first + place} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

function Page({ rows }: { readonly rows: readonly Tournament[] }) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim().toLowerCase());
  return (
    <main>
      <style>{STYLE}</style>
      <input type="search" aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Table rows={rows} text={text} />
    </main>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
void fetch('/api/v1/posts')
  .then((answer) => answer.json() as Promise<{ readonly content: readonly Tournament[] }>)
  .then(({ content }) => root.render(<Page rows={content} />));
