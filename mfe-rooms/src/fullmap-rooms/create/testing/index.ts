import { fireEvent, screen, within } from '@testing-library/react';
import { renderFullMaps } from '../../testing';

const FILLED = {
  ...{ title: 'Friday Cup', rules: 'No emulators', gameId: '1', modeId: '2', mapId: '3', entryFee: '0', prizePool: '500' },
  ...{ startsAt: '2030-11-25T20:00', durationMinutes: '35', maxPlayers: '25', top5: '100', accessId: '9001', password: 'secret' },
};

export const dialog = () => within(screen.getByRole('dialog'));
export const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
export const fill = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
};
export const submitButton = () => document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]') as HTMLButtonElement;
export const press = () => fireEvent.click(submitButton());

/** The list of rooms with the form open over it. */
export async function open() {
  const view = renderFullMaps('?create=1');
  await screen.findByRole('dialog');
  return view;
}

/** The same, filled in. */
export async function start() {
  const view = await open();
  fill(FILLED);
  return view;
}
