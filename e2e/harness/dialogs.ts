import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../../tooling/apps.ts';
import type { Console } from './consoles.ts';
import { AUDIT, decisionButton, TOP_UPS } from './finance.ts';
import { financeServer } from './finance-server.ts';
import { approvalsPath, FULLMAPS, typedRoom } from './fullmap.ts';
import { fullMapServer } from './fullmap-server.ts';
import { QUIET_SCREEN } from './people.ts';
import { panelPath, ROOMS, unpaidRoom } from './rooms.ts';
import { managePath, TOURNAMENTS, typedTournament, UPCOMING } from './tournament.ts';
import { askingPlayers, tournamentServer } from './tournament-server.ts';
import { menuButton, menuItem, USERS } from './users.ts';
import { userServer } from './users-server.ts';

/** A dialog, and the way to the control that opens it. */
interface DialogCase {
  /** The file that makes the dialog or asks the question. */
  readonly source: string;
  readonly name: string;
  /** Prepares the server, and answers the screen's path and the dialog's title. */
  readonly ready: (platform: Console, token: string, page: Page) => Promise<Screen>;
}

interface Screen {
  readonly path: string;
  readonly title: string | RegExp;
  /** Brings the opener into sight, each time anew. */
  readonly opener: (page: Page) => Promise<Locator> | Locator;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });

/** A room of two seats, some of them taken, and one more player who asks to join. */
async function seats(platform: Console, token: string, taken: number) {
  const server = await fullMapServer(platform);
  const fullmapId = await server.create(typedRoom().title, 2);
  const players = await server.players(taken + 1);
  // A full room takes no more requests, so all ask first.
  const ids: number[] = [];
  for (const player of players) ids.push(await server.ask(fullmapId, player));
  for (const id of ids.slice(0, taken)) {
    const answer = await fetch(`${platform.api}/api/v1/fullmapApp/approve/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'ACCEPT' }),
    });
    if (!answer.ok) throw new Error(`The request ${id} was not accepted: ${answer.status} ${await answer.text()}`);
  }
  return { path: approvalsPath(fullmapId), name: players[taken]?.name ?? '' };
}

async function rewards(platform: Console, token: string) {
  const room = await unpaidRoom(platform.api, token);
  return { room, path: `${ROOMS}/room-rewards/${room.roomId}` };
}

async function stranger(platform: Console, entry: string, title: (name: string) => string): Promise<Screen> {
  const { name } = await (await userServer(platform)).register();
  return {
    path: `${USERS}?${new URLSearchParams({ search: name }).toString()}`,
    title: title(name),
    opener: async (page) => {
      await menuButton(page, name).click();
      return menuItem(page, entry);
    },
  };
}

export const DIALOGS: readonly DialogCase[] = [
  {
    source: 'shell/src/palette/PaletteDialog.tsx',
    name: 'the palette',
    ready: async () => ({
      path: QUIET_SCREEN,
      title: 'Find a screen, or a thing by its number',
      opener: button('Find a screen, room or person'),
    }),
  },
  {
    source: 'mfe-rooms/src/rooms/settings/RoomSettingsDialog.tsx',
    name: 'the settings of a room',
    ready: async () => ({ path: ROOMS, title: /^Settings of room/, opener: (page) => button(/^Settings of /)(page).first() }),
  },
  {
    source: 'mfe-rooms/src/rooms/use-room-actions.tsx',
    name: 'Delete of a room',
    ready: async () => ({ path: ROOMS, title: /^Delete room/, opener: (page) => button(/^Delete /)(page).first() }),
  },
  {
    source: 'mfe-rooms/src/rooms/evidence/EvidenceViewer.tsx',
    name: 'the screenshots',
    ready: async (platform, token) => ({
      path: (await rewards(platform, token)).path,
      title: 'Result screenshots',
      opener: (page) => button(/^Enlarge the screenshot of/)(page).first(),
    }),
  },
  {
    source: 'mfe-rooms/src/rooms/payment/WinnerPanel.tsx',
    name: 'Confirm Payment',
    ready: async (platform, token) => {
      const { room, path } = await rewards(platform, token);
      return {
        path,
        title: 'Confirm Winner',
        opener: async (page) => {
          await page.getByRole('radio', { name: room.user.name }).click();
          return button('Confirm Payment')(page);
        },
      };
    },
  },
  {
    source: 'mfe-rooms/src/rooms/rooms.operations.ts',
    name: 'Submit Winner after a payment without an answer',
    ready: async (platform, token, page) => {
      const { roomId, user } = await unpaidRoom(platform.api, token);
      await page.evaluate(([key, intent]) => localStorage.setItem(key, intent), [
        `arena.intent.room-payment:${roomId}`,
        JSON.stringify({
          key: 'dialogs',
          state: 'unknown',
          at: Date.now(),
          detail: { winnerId: user.id, winnerName: user.name, amount: 1, paidAt: null },
        }),
      ] as const);
      return { path: panelPath(roomId, user.id), title: 'Send the payment again?', opener: button('Submit Winner') };
    },
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/approvals/use-requests.ts',
    name: 'Reject of a request to join',
    ready: async (platform, token) => {
      const { path, name } = await seats(platform, token, 0);
      return { path, title: `Reject ${name}?`, opener: button(`Reject ${name}`) };
    },
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/approvals/use-requests.ts',
    name: 'Accept beyond the maximum',
    ready: async (platform, token) => {
      const { path, name } = await seats(platform, token, 2);
      return { path, title: `Accept ${name} beyond the maximum?`, opener: button(`Accept ${name}`) };
    },
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/approvals/use-completion.tsx',
    name: 'Complete of a full-map room',
    ready: async (platform, token) => ({
      path: (await seats(platform, token, 2)).path,
      title: /^Complete “/,
      opener: button('Complete'),
    }),
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/create/CreateRoomDialog.tsx',
    name: 'Create room',
    ready: async () => ({
      path: FULLMAPS,
      title: 'Create a full-map room',
      opener: (page) => page.getByRole('link', { name: 'Create room' }),
    }),
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/create/CreateRoomDialog.tsx',
    name: 'Duplicate last room over a filled form',
    ready: async () => ({
      path: `${FULLMAPS}?create=1`,
      title: 'Replace what you have typed?',
      opener: async (page) => {
        await page.getByLabel('Title', { exact: true }).fill('Typed before');
        return button('Duplicate last room')(page);
      },
    }),
  },
  {
    source: 'mfe-tournaments/src/tournaments/create/CreateTournamentDialog.tsx',
    name: 'Create Tournament',
    ready: async () => ({ path: TOURNAMENTS, title: 'Create Tournament', opener: button('+ Create Tournament') }),
  },
  {
    source: 'mfe-tournaments/src/tournaments/manage/use-pending.ts',
    name: 'Reject of an application',
    ready: async (platform) => {
      const { tournamentId, players } = await askingPlayers(platform, 1);
      const { name } = players[0];
      return { path: managePath(tournamentId), title: `Reject ${name}?`, opener: button(`Reject ${name}`) };
    },
  },
  {
    source: 'mfe-tournaments/src/tournaments/manage/RewardForm.tsx',
    name: 'Pay of a reward',
    ready: async (platform) => {
      const { server, tournamentId, players, applicationIds } = await askingPlayers(platform, 1);
      for (const id of applicationIds) await server.approve(id);
      await server.advance(tournamentId, 'ONGOING');
      const { name } = players[0];
      return {
        path: managePath(tournamentId, 'rewards'),
        title: `Pay $5.00 to ${name}?`,
        opener: async (page) => {
          const form = page.getByRole('form', { name: `Reward of ${name}` });
          await form.getByLabel('Position').fill('1');
          await form.getByLabel('Prize').fill('5');
          return form.getByRole('button', { name: `Pay ${name}` });
        },
      };
    },
  },
  {
    source: 'mfe-tournaments/src/tournaments/manage/CompleteTab.tsx',
    name: 'Start tournament',
    ready: async (platform) => {
      const tournamentId = await (await tournamentServer(platform)).create(typedTournament().title);
      return { path: managePath(tournamentId, 'complete'), title: /^Start tournament “/, opener: button('Start tournament') };
    },
  },
  {
    source: 'mfe-tournaments/src/tournaments/upcoming/remove-tournament.ts',
    name: 'Delete Tournament',
    ready: async () => ({ path: UPCOMING, title: /^Delete “/, opener: (page) => button(/^Delete Tournament/)(page).first() }),
  },
  {
    source: 'mfe-finance/src/requests/DecisionDialog.tsx',
    name: 'Approve of a top-up',
    ready: async (platform) => {
      const server = await financeServer(platform);
      const client = await server.client();
      const [id = 0] = await server.askTopUps(client, [5]);
      return {
        path: `${TOP_UPS}?${new URLSearchParams({ search: client.name }).toString()}`,
        title: 'Confirm Approval',
        opener: (page) => decisionButton(page, id, 'Approve'),
      };
    },
  },
  {
    source: 'mfe-finance/src/requests/KeysDialog.tsx',
    name: 'the keys of the queue',
    ready: async () => ({ path: TOP_UPS, title: 'Keys', opener: button(/^Keys/) }),
  },
  {
    source: 'mfe-finance/src/audit/EntryDialog.tsx',
    name: 'the details of a decision',
    ready: async (platform) => {
      const server = await financeServer(platform);
      const [id = 0] = await server.askTopUps(await server.client(), [5]);
      await server.approve('topup', id);
      return {
        path: `${AUDIT}?subject=topup&search=${id}`,
        title: new RegExp(`${id}$`),
        opener: (page) => button(/^Details: /)(page).first(),
      };
    },
  },
  {
    source: 'mfe-users/src/users/create/AddUserDialog.tsx',
    name: 'Add New User',
    ready: async () => ({ path: USERS, title: 'Add New User', opener: button('Add New User') }),
  },
  {
    source: 'mfe-users/src/users/users.operations.ts',
    name: 'Make Admin',
    ready: (platform) => stranger(platform, 'Make Admin', (name) => `Are you sure you want to make ${name} an Admin?`),
  },
  {
    source: 'mfe-users/src/users/users.operations.ts',
    name: 'Ban User',
    ready: (platform) => stranger(platform, 'Ban User', (name) => `Ban ${name}?`),
  },
];

/** Renders the confirm dialogs of others, which are in the table themselves. */
const QUESTION_HOST = 'shell/src/feedback/QuestionDialog.tsx';

const MAKES_A_DIALOG = /import \{[^}]*\b(Dialog|FormDialog|ConfirmDialog)\b[^}]*\} from '@arena\/shared\/ui(\/more)?'/;
/** A question asked of the platform: `platform().confirm(…)`, `confirm(…)` after taking it from there, or an operation's. */
const ASKS = /platform\(\)\.confirm\(|(?<![.\w])confirm\(\{|^ {2}question: \(|go: 'ask', question: /gm;

/** How many dialogs each file of the console makes, by reading the sources. */
export function dialogsInSources(): Readonly<Record<string, number>> {
  const apps = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const files = apps.flatMap((app) =>
    readdirSync(path.join(ROOT, app, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${app}/src/${file}`),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file) && file !== QUESTION_HOST);
  const counted = sources.map((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [file, (MAKES_A_DIALOG.test(text) ? 1 : 0) + (text.match(ASKS)?.length ?? 0)] as const;
  });
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}
