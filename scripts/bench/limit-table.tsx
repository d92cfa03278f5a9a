import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Tournament } from './tournaments-table.ts';

/*
 * The limit of what a table can be: the same data in as many columns, as plain text and chips. The text that is searched is made
 * once, the search is React's deferred value, and the rows in sight are rendered. Nothing else: no order, no focus, no updates.
 */

const ROW = 56;
const AROUND = 3;
const HEADERS = ['Tournament Name', 'Game', 'Status', 'Participants', 'Prize Pool', 'Start Date & Time', 'End Date & Time', 'Actions'];

const Row = memo(function Row({ row, index }: { readonly row: Tournament; readonly index: number }) {
  const start = row.startTime.join('-');
  return (
    <tr style={{ top: index * ROW }}>
      <th>{row.title}</th>
      <td>{row.game.gameTitle}</td>
      <td>
        <span className="chip">{row.status}</span>
      </td>
      <td>{`${row.totalParticipant}/100`}</td>
      <td>{`$${row.winingPrices}`}</td>
      <td>
        <span className="line">{start}</span>
        <small>{`${start} UTC`}</small>
      </td>
      <td>Not announced</td>
      <td>
        <a href="#view">View</a> <a href="#manage">Manage</a>
      </td>
    </tr>
  );
});

function Rows({ rows }: { readonly rows: readonly Tournament[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: window.innerHeight });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    const onScroll = () => flushSync(look);
    look();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  const first = Math.max(0, Math.floor(seen.top / ROW) - AROUND);
  const last = Math.min(rows.length, Math.ceil((seen.top + seen.height) / ROW) + AROUND);
  return (
    <div ref={box} className="box" role="region" aria-label="Tournaments">
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {HEADERS.map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody style={{ height: rows.length * ROW }}>
          {rows.slice(first, last).map((row, place) => (
            <Row key={row.postId} row={row} index={first + place} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Results = memo(function Results({ rows, text }: { readonly rows: readonly Tournament[]; readonly text: string }) {
  const texts = useMemo(() => rows.map(({ title, content }) => `${title}\n${content}`.toLowerCase()), [rows]);
  const found = useMemo(() => rows.filter((_, place) => texts[place]?.includes(text) === true), [rows, text, texts]);
  return <Rows rows={found} />;
});

function Page({ rows }: { readonly rows: readonly Tournament[] }) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim().toLowerCase());
  return (
    <main>
      <input type="search" aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Results rows={rows} text={text} />
    </main>
  );
}

const rows = (await (await fetch('/rows.json')).json()) as readonly Tournament[];
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page rows={rows} />);
