import { catchDownloads, exportAs, installFakePlatform } from '@arena/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButton } from './ExportButton';
import { useExport } from './useExport';

const SHEET_ROWS = 1_048_576;
const TOO_LONG = 'An Excel file has at most 1,048,576 rows. Filter the list or export as CSV.';

function Numbers({ total }: { readonly total: number | null }) {
  const items = total === null ? Array.from({ length: SHEET_ROWS }, () => 0) : [0];
  return <ExportButton file={useExport({ fileName: 'numbers', columns: [], pieces: () => [{ items, total }] })} />;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['its total', SHEET_ROWS],
  ['its rows', null],
])('refuses an Excel file that is too long by %s, with the header, and exports it as CSV', async (_, total) => {
  const [host, files] = [installFakePlatform(), catchDownloads()];
  render(<Numbers total={total} />);
  await exportAs('Excel');
  await waitFor(() => expect(host.toasts).toEqual([{ message: TOO_LONG, tone: 'error' }]));
  await exportAs('CSV');
  await waitFor(() => expect(files).toHaveLength(1));
});

test('exports the longest list that an Excel file holds', async () => {
  const [host, files] = [installFakePlatform(), catchDownloads()];
  render(<Numbers total={SHEET_ROWS - 1} />);
  await exportAs('Excel');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(host.toasts).toEqual([]);
});

test('says what each kind of file is for, before it is chosen', async () => {
  render(<Numbers total={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: /^CSV.*Spreadsheets change IDs such as 007/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
});
