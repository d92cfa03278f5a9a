import { type BoundFunctions, type queries, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Exports with an `ExportButton`, the only one in `scope`. */
export async function exportAs(format: 'Excel' | 'CSV', scope: BoundFunctions<typeof queries> = screen): Promise<void> {
  await userEvent.click(await scope.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${format}`) }));
}
