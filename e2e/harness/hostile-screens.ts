import { expect, type Page } from '@playwright/test';
import type { Console } from './consoles.ts';
import { FINANCE_SCREENS } from './finance-screens.ts';
import { fullMapScreens } from './fullmap-screens.ts';
import { fullMapServer } from './fullmap-server.ts';
import { OVERVIEW_SCREENS } from './overview-screens.ts';
import { ADMIN, signInAt } from './people.ts';
import { panel, panelPath, ROOMS, unpaidRoom } from './rooms.ts';
import { tournamentScreens } from './tournament-screens.ts';
import { tournamentServer } from './tournament-server.ts';
import { usersScreens } from './users-screens.ts';
import { userServer } from './users-server.ts';

export interface HostileScreen {
  readonly path: string;
  /** Opens what stands above the screen and shows something of it: a question, a menu, a panel. */
  readonly open?: (page: Page) => Promise<void>;
}

interface Named {
  readonly name: string;
  readonly path: string;
  readonly ready: (page: Page) => Promise<void>;
}

/** The screens that something is opened on before they are looked at; the others are looked at as they come. */
const OPENED =
  /^(topups-question|topups-question-reject|redeems-question|audit-entry|users-menu|users-make-admin|delete|manage-reject|complete-question|palette)$/;

/** Each address once, and once more with each thing that is opened there. */
function screensOf(all: readonly Named[]): readonly HostileScreen[] {
  const plain = new Set(all.filter(({ name }) => !OPENED.test(name)).map(({ path }) => path));
  return [
    ...[...plain].map((path) => ({ path })),
    ...all.filter(({ name }) => OPENED.test(name)).map(({ path, ready: open }) => ({ path, open })),
  ];
}

async function roomScreens(platform: Console): Promise<readonly HostileScreen[]> {
  const { roomId, user } = await unpaidRoom(platform.api, (await signInAt(platform.api, ADMIN)).token);
  const plain = ['', '?tab=completed', '?tab=cointime', `/room-detail/${roomId}`, `/room-rewards/${roomId}`].map((rest) => ({
    path: ROOMS + rest,
  }));
  return [
    ...plain,
    { path: panelPath(roomId, user.id), open: (page) => expect(panel(page).getByLabel('Message')).toBeVisible() },
    {
      path: ROOMS,
      open: async (page) => {
        await page.getByRole('article').first().getByRole('button', { name: /Settings/ }).click(); // prettier-ignore
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ];
}

/** The screens of each section, and the shell's own, that show something of the backend. */
export const HOSTILE_SCREENS: Readonly<Record<string, (platform: Console) => Promise<readonly HostileScreen[]>>> = {
  'the shell': () => Promise.resolve([...screensOf(OVERVIEW_SCREENS), { path: '/admin/sections' }]),
  'mfe-rooms': async (platform) => [...(await roomScreens(platform)), ...screensOf(await fullMapScreens(await fullMapServer(platform)))],
  'mfe-tournaments': async (platform) => screensOf(await tournamentScreens(await tournamentServer(platform))),
  'mfe-finance': () => Promise.resolve(screensOf(FINANCE_SCREENS)),
  'mfe-users': async (platform) => screensOf(await usersScreens(await userServer(platform))),
};
