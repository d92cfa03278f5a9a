import { notFound } from '../http/errors';

/** The row that was looked for by its id; 404 where there is none. */
export function foundRow<Row>([row]: readonly Row[], thing: string, id: number | string, key?: string): Row {
  if (row === undefined) throw notFound(thing, id, key);
  return row;
}

/** The row that a statement stored. */
export function storedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('No row was stored');
  return row;
}
