/** @jsxRuntime classic */
/** @jsx React.createElement */
import { Button, Chip, Dialog, React, Table, TableBody, TableCell, TableHead, TableRow, TextField } from './parts';

type Row = { readonly roomId: number; readonly status: string; readonly entryFee: number; readonly user: { readonly name: string } };
const cellOf = (cell: React.ReactNode, place: number) => <TableCell key={place}>{cell}</TableCell>;
const rowOf = (key: React.Key, ...cells: readonly React.ReactNode[]) => <TableRow key={key}>{cells.map(cellOf)}</TableRow>;

export default function TableScreen() {
  const [rows, setRows] = React.useState<readonly Row[]>([]);
  const [search, setSearch] = React.useState('');
  const [open, setOpen] = React.useState<Row | null>(null);
  React.useEffect(() => {
    void fetch('/api/v1/rooms/status?status=PENDING')
      .then((answer) => answer.json() as Promise<Row[]>)
      .then(setRows);
  }, []);
  const found = rows.filter(({ user }) => user.name.includes(search));
  const button = (row: Row) => <Button onClick={() => setOpen(row)}>Open</Button>;
  const cells = found.map((row) => rowOf(row.roomId, row.roomId, <Chip label={row.status} />, row.entryFee, row.user.name, button(row)));
  return (
    <div>
      <TextField label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <Table>
        <TableHead>{rowOf('head', 'Room', 'Status', 'Fee', 'Player', '')}</TableHead>
        <TableBody>{cells}</TableBody>
      </Table>
      <Dialog open={open !== null} onClose={() => setOpen(null)} children={open?.user.name} />
    </div>
  );
}
