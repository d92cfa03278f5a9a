import type { Console } from './consoles.ts';
import { approvalsPath, FULLMAPS, typedRoom } from './fullmap.ts';
import { fullMapServer } from './fullmap-server.ts';
import { panelPath, ROOMS, unpaidRoom } from './rooms.ts';
import { button, type DialogCase } from './dialog-case.ts';

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

export const ROOM_DIALOGS: readonly DialogCase[] = [
  {
    source: 'mfe-rooms/src/rooms/settings/RoomSettingsDialog.tsx',
    name: 'the settings of a room',
    ready: async () => ({ path: ROOMS, title: /^Settings of room/, opener: (page) => button(/^Settings of /)(page).first() }),
  },
  {
    source: 'mfe-rooms/src/rooms/rooms.operations.ts',
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
    source: 'mfe-rooms/src/rooms/payment-words.ts',
    name: 'Submit Winner after a payment without an answer',
    ready: async (platform, token, page) => {
      const { roomId, user } = await unpaidRoom(platform.api, token);
      await page.evaluate(([key, intent]) => localStorage.setItem(key, intent), [
        `arena.intent.room-payment:${roomId}`,
        JSON.stringify({
          key: 'dialogs',
          state: 'unknown',
          at: Date.now(),
          request: '',
          detail: { winnerId: user.id, winnerName: user.name, amount: 1, paidAt: null },
        }),
      ] as const);
      return { path: panelPath(roomId, user.id), title: 'Send the payment again?', opener: button('Submit Winner') };
    },
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/approvals/questions.tsx',
    name: 'Reject of a request to join',
    ready: async (platform, token) => {
      const { path, name } = await seats(platform, token, 0);
      return { path, title: `Reject ${name}?`, opener: button(`Reject ${name}`) };
    },
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/approvals/questions.tsx',
    name: 'Accept beyond the maximum',
    ready: async (platform, token) => {
      const { path, name } = await seats(platform, token, 2);
      return { path, title: `Accept ${name} over the limit?`, opener: button(`Accept ${name}`) };
    },
  },
  {
    source: 'mfe-rooms/src/fullmap-rooms/approvals/questions.tsx',
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
      title: 'Replace your entries?',
      opener: async (page) => {
        await page.getByLabel('Title', { exact: true }).fill('Typed before');
        return button('Duplicate last room')(page);
      },
    }),
  },
];
