import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../tooling/apps.ts';
import type { Console } from './consoles.ts';
import { AUDIT, decisionButton, TOP_UPS } from './finance.ts';
import { financeServer } from './finance-server.ts';
import { QUIET_SCREEN } from './people.ts';
import { managePath, TOURNAMENTS, typedTournament, UPCOMING } from './tournament.ts';
import { askingPlayers, tournamentServer } from './tournament-server.ts';
import { menuButton, menuItem, USERS } from './users.ts';
import { userServer } from './users-server.ts';

import { button, type DialogCase, type Screen } from './dialog-case.ts';
import { ROOM_DIALOGS } from './dialogs-rooms.ts';

async function stranger(platform: Console, entry: string, title: (name: string) => string, admin = false): Promise<Screen> {
  const server = await userServer(platform);
  const { name, email } = await server.register();
  if (admin) await server.grant(email);
  return {
    path: `${USERS}?${new URLSearchParams({ search: name }).toString()}`,
    title: title(name),
    opener: async (page) => {
      await menuButton(page, name).click();
      return menuItem(page, entry);
    },
  };
}

/** A client's pending top-ups, and the list that shows them alone. */
async function askedTopUps(platform: Console, amounts: readonly number[]) {
  const server = await financeServer(platform);
  const client = await server.client();
  const [id = 0] = await server.askTopUps(client, amounts);
  return { id, path: `${TOP_UPS}?${new URLSearchParams({ search: client.name }).toString()}` };
}

export const DIALOGS: readonly DialogCase[] = [
  {
    source: 'shell/src/palette/PaletteDialog.tsx',
    name: 'the palette',
    ready: async () => ({
      path: QUIET_SCREEN,
      title: 'Search the console',
      opener: button('Search the console'),
    }),
  },
  ...ROOM_DIALOGS,
  {
    source: 'mfe-tournaments/src/tournaments/create/CreateTournamentDialog.tsx',
    name: 'Create Tournament',
    ready: async () => ({ path: TOURNAMENTS, title: 'Create Tournament', opener: button('+ Create Tournament') }),
  },
  {
    source: 'mfe-tournaments/src/tournaments/tournaments.operations.ts',
    name: 'Reject of an application',
    ready: async (platform) => {
      const { tournamentId, players } = await askingPlayers(platform, 1);
      const { name } = players[0];
      return { path: managePath(tournamentId), title: `Reject ${name}?`, opener: button(`Reject ${name}`) };
    },
  },
  {
    source: 'mfe-tournaments/src/tournaments/manage/review.tsx',
    name: 'Review of rewards',
    ready: async (platform) => {
      const { server, tournamentId, players, applicationIds } = await askingPlayers(platform, 1);
      for (const id of applicationIds) await server.approve(id);
      await server.advance(tournamentId, 'ONGOING');
      const { name } = players[0];
      return {
        path: managePath(tournamentId, 'rewards'),
        title: 'Review rewards',
        opener: async (page) => {
          const row = page.getByRole('group', { name: `Reward for ${name}` });
          await row.getByLabel('Position').fill('1');
          await row.getByLabel('Prize').fill('5');
          return page.getByRole('button', { name: 'Review', exact: true });
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
    source: 'mfe-tournaments/src/tournaments/tournaments.operations.ts',
    name: 'Delete Tournament',
    ready: async () => ({ path: UPCOMING, title: /^Delete “/, opener: (page) => button(/^Delete Tournament/)(page).first() }),
  },
  {
    source: 'mfe-finance/src/common/DecisionDialog.tsx',
    name: 'Approve of a top-up',
    ready: async (platform) => {
      const { id, path } = await askedTopUps(platform, [5]);
      return { path, title: 'Confirm Approval', opener: (page) => decisionButton(page, id, 'Approve') };
    },
  },
  {
    source: 'mfe-finance/src/common/RequestDetails.tsx',
    name: 'the details of a top-up',
    ready: async (platform) => {
      const { id, path } = await askedTopUps(platform, [5]);
      return { path, title: new RegExp(`${id}$`), opener: button(`Details of request ${id}`) };
    },
  },
  {
    source: 'mfe-finance/src/common/BulkDialog.tsx',
    name: 'Approve of several top-ups',
    ready: async (platform) => {
      const { path } = await askedTopUps(platform, [5, 6]);
      return {
        path,
        title: 'Confirm Approval',
        opener: async (page) => {
          await page.getByRole('checkbox', { name: 'Select all' }).check();
          return page.getByRole('button', { name: /^Approve 2/ });
        },
      };
    },
  },
  {
    source: 'mfe-finance/src/common/KeysDialog.tsx',
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
    source: 'mfe-users/src/users/adjust/AdjustDialog.tsx',
    name: 'Adjust balance',
    ready: (platform) => stranger(platform, 'Adjust balance', (name) => `Adjust balance of ${name}`),
  },
  {
    source: 'mfe-users/src/users/roles/roles.operations.ts',
    name: 'Make Admin',
    ready: (platform) => stranger(platform, 'Make Admin', (name) => `Are you sure you want to make ${name} an Admin?`),
  },
  {
    source: 'mfe-users/src/users/roles/roles.operations.ts',
    name: 'Remove admin role',
    ready: (platform) => stranger(platform, 'Remove admin role', (name) => `Remove the admin role from ${name}?`, true),
  },
  {
    source: 'mfe-users/src/users/users.operations.ts',
    name: 'Ban User',
    ready: (platform) => stranger(platform, 'Ban User', (name) => `Ban ${name}?`),
  },
];

/** They render the confirm dialogs of others, which are in the table themselves. */
const QUESTION_HOSTS = ['shell/src/feedback/QuestionDialog.tsx', 'shell/src/feedback/PasswordQuestion.tsx'];

const MAKES_A_DIALOG = /import \{[^}]*\b(Dialog|CreateDialog|FormDialog|ConfirmDialog)\b[^}]*\} from '@arena\/shared\/ui(\/more)?'/;
/**
 * Every confirmation has a label for its yes. A second payment is confirmed on a bare backend only: bare-payments.spec.ts; a section of a
 * developer's machine only where the server lets one run: dev-sections.spec.ts.
 */
const ASKS = /confirmLabel: (?!t\.paySecondTime|t\.runSection)/g;

/** How many dialogs each file of the console makes, by reading the sources. */
export function dialogsInSources(): Readonly<Record<string, number>> {
  const apps = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const files = apps.flatMap((app) =>
    readdirSync(path.join(ROOT, app, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${app}/src/${file}`),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file) && !QUESTION_HOSTS.includes(file));
  const counted = sources.map((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [file, (MAKES_A_DIALOG.test(text) ? 1 : 0) + (text.match(ASKS)?.length ?? 0)] as const;
  });
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}
