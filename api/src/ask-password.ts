import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** A password typed at the terminal, without showing it, or the first line of what is piped in. */
export async function askPassword(): Promise<string> {
  const { stdin, stdout } = process;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? silent : undefined, terminal: stdin.isTTY });
  if (stdin.isTTY) stdout.write(`Password for the new administrator, at least ${SHORTEST_PASSWORD} characters: `);
  const first = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return first.done ? '' : first.value;
}
