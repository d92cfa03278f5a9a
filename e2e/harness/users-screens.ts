import { expect, type Page } from '@playwright/test';
import * as streams from './streams.ts';
import * as users from './users.ts';
import type { UserServer } from './users-server.ts';

interface UsersScreen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state that is looked at. */
  readonly ready: (page: Page) => Promise<void>;
}

const actions = (page: Page) => page.getByRole('button', { name: /^Actions for / });
const listed = async (page: Page) => {
  await expect(actions(page).first()).toBeVisible();
  await expect(users.card(page, 'Total Users').getByText(/^\d+$/)).toBeVisible();
};
const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

/** The screens of the area over the demo's people, each with as much on it as there can be. */
export async function usersScreens(server: UserServer): Promise<readonly UsersScreen[]> {
  const { user } = await server.busiest();
  const lost = await server.withLostPicture();
  const open = async (page: Page, place: number) => {
    await listed(page);
    await actions(page).nth(place).click();
    await expect(page.getByRole('menu')).toBeVisible();
  };
  return [
    { name: 'users', path: users.USERS, ready: listed },
    { name: 'users-empty', path: `${users.USERS}?search=no+such+user`, ready: shows('No users found') },
    // The first is the signed-in administrator: everything that is refused says why.
    { name: 'users-menu', path: users.USERS, ready: (page) => open(page, 0) },
    {
      name: 'users-export',
      path: users.USERS,
      ready: async (page) => {
        await listed(page);
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        await expect(page.getByRole('menuitem', { name: /^Excel/ })).toBeFocused();
      },
    },
    {
      name: 'users-make-admin',
      path: users.USERS,
      ready: async (page) => {
        await open(page, 2);
        await users.menuItem(page, 'Make Admin').click();
        await expect(users.ownPassword(page.getByRole('alertdialog'))).toBeFocused();
      },
    },
    {
      name: 'users-add',
      path: users.USERS,
      ready: async (page) => {
        await listed(page);
        await users.openForm(page);
        await users.field(page, 'Name').fill('Ines Vidal');
        await users.addButton(page).click();
        await expect(users.form(page).getByText('Please fill otp')).toBeVisible();
      },
    },
    {
      name: 'profile',
      path: users.profilePath(user.id),
      ready: async (page) => {
        await expect(page.getByRole('button', { name: 'Show more payments' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Show more rooms' })).toBeVisible();
      },
    },
    {
      name: 'profile-compare',
      path: `${users.profilePath(user.id)}?with=${lost.id}`,
      ready: (page) => expect(page.getByRole('table', { name: 'Comparison' }).getByText('Same').first()).toBeVisible(),
    },
    {
      name: 'profile-adjust',
      path: users.profilePath(user.id),
      ready: async (page) => {
        await page.getByRole('button', { name: 'Adjust balance' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Adjust balance' }).click();
        await expect(page.getByText('Enter a reason of at least 3 characters')).toBeVisible();
      },
    },
    { name: 'profile-lost-picture', path: users.profilePath(lost.id), ready: shows('Failed to load image') },
    { name: 'profile-missing', path: users.profilePath(999_999), ready: shows('User not found') },
    { name: 'streams', path: streams.STREAMS, ready: (page) => expect(streams.cards(page).first()).toBeVisible() },
    {
      name: 'streams-add',
      path: `${streams.STREAMS}?tab=upcomming`,
      ready: async (page) => {
        await expect(streams.cards(page).first()).toBeVisible();
        await streams.field(page, 'Status').selectOption({ value: 'UPCOMMING' });
        await streams.field(page, 'Video link').fill('http://streams.test/plain');
        await streams.addButton(page).click();
        await expect(streams.form(page).getByText('Start time is required for an upcoming stream')).toBeVisible();
      },
    },
    { name: 'messages', path: '/admin/messages', ready: (page) => expect(page.getByRole('article').first()).toBeVisible() },
  ];
}
