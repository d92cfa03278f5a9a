import { roomCalls } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { approvalOf, installTestHost, renderRooms, roomOf } from '../testing';
import { FITTED, pan, turned, viewAfterKey, zoom } from './evidence-view';

const room = roomOf({ creatorScreenshot: 'creator.png', opponentScreenshot: 'opponent.png' });
const bytes = (name = '') => new Blob([name], { type: 'image/png' });
let host: FakePlatform;
let addresses: Set<string>;

beforeEach(() => {
  addresses = new Set();
  URL.createObjectURL = () => {
    const address = `blob:${addresses.size}-${Math.random()}`;
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
  host = installTestHost();
  host.on(roomCalls.get, () => room);
  host.on(roomCalls.approvals, () => [approvalOf({ room })]);
  host.on(roomCalls.image, ({ params }) => bytes(params?.imageName));
});

/** Both pictures: each comes when its own bytes do. */
const allPictures = async () => {
  await waitFor(() => expect(screen.getAllByRole('img', { name: /Result screenshot/ })).toHaveLength(2));
  return screen.getAllByRole('img', { name: /Result screenshot/ });
};

test("the creator's screenshot comes first, each under its player's name with its file", async () => {
  renderRooms('/room-rewards/2048');
  const pictures = await allPictures();
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Result screenshot of Zayan Malik',
    'Result screenshot of Ishaan Roy',
  ]);
  const figures = screen.getAllByRole('figure');
  expect(figures[0]).toHaveTextContent('Zayan Malik');
  expect(figures[0]).toHaveTextContent('creator.png');
  expect(figures[1]).toHaveTextContent('Ishaan Roy');
  expect(figures[1]).toHaveTextContent('opponent.png');
});

test('says that a player has no screenshot, and requests none', async () => {
  host.on(roomCalls.approvals, () => [approvalOf()]);
  host.on(roomCalls.get, () => roomOf({}));
  renderRooms('/room-rewards/2048');
  expect(await screen.findAllByText('No Screenshot')).toHaveLength(2);
  expect(host.made(roomCalls.image)).toEqual([]);
});

test('a screenshot that fails says so, and can be tried again', async () => {
  host.on(roomCalls.image, () => {
    throw new ApiError('not-found', null, 404);
  });
  renderRooms('/room-rewards/2048');
  await waitFor(() => expect(screen.getAllByText('Failed to load image')).toHaveLength(2));
  host.on(roomCalls.image, ({ params }) => bytes(params?.imageName));
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByRole('img', { name: /Result screenshot/ })).toBeInTheDocument();
});

test('bytes that are no picture count as failed', async () => {
  renderRooms('/room-rewards/2048');
  fireEvent.error(await screen.findByRole('img', { name: 'Result screenshot of Zayan Malik' }));
  expect(await screen.findByText('Failed to load image')).toBeInTheDocument();
});

test('no address of a picture outlives the screen', async () => {
  renderRooms('/room-rewards/2048');
  await allPictures();
  expect(addresses.size).toBe(2);
  cleanup();
  expect(addresses.size).toBe(0);
});

describe('the viewer', () => {
  const open = async () => {
    renderRooms('/room-rewards/2048');
    await allPictures();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the screenshot of Zayan Malik' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Result screenshots' }));
    const picture = (player: string) => dialog.getByRole('img', { name: `Result screenshot of ${player}` }).style.transform;
    return { dialog, both: () => [picture('Ishaan Roy'), picture('Zayan Malik')] };
  };

  test('shows the creator first, as the screen below it does', async () => {
    const { dialog } = await open();
    expect(dialog.getAllByRole('img', { name: /Result screenshot/ }).map((picture) => picture.getAttribute('alt'))).toEqual([
      'Result screenshot of Zayan Malik',
      'Result screenshot of Ishaan Roy',
    ]);
  });

  test('leaves the choice of the winner alone when its arrow keys are used', async () => {
    await open();
    await userEvent.keyboard('+{ArrowLeft}{ArrowRight}');
    expect(screen.getByText('Pick one of the two players.')).toBeInTheDocument();
  });

  test('zooms both pictures as one, and one alone when they are not linked', async () => {
    const { dialog, both } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in (+)' }));
    expect(both()).toEqual([expect.stringContaining('scale(1.25)'), expect.stringContaining('scale(1.25)')]);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Zoom both' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fit (0)' }));
    expect(both()).toEqual([expect.stringContaining('scale(1.25)'), expect.stringContaining('scale(1)')]);
  });

  test('turns only the chosen picture', async () => {
    const { dialog, both } = await open();
    await userEvent.click(dialog.getByRole('group', { name: /Screenshot of Ishaan Roy/ }));
    await userEvent.keyboard('r');
    await waitFor(() => expect(both()).toEqual([expect.stringContaining('rotate(90deg)'), expect.stringContaining('rotate(0deg)')]));
  });

  test('is worked by the keyboard and closed with Escape', async () => {
    const { both } = await open();
    await userEvent.keyboard('+{ArrowLeft}');
    expect(both()[1]).toBe('translate(48px, 0px) scale(1.25) rotate(0deg)');
    await userEvent.keyboard('0');
    expect(both()[1]).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('a fitted picture cannot be moved out of its frame, and no zoom goes below it or beyond eight times', () => {
  expect(pan(FITTED, 10, 10)).toEqual(FITTED);
  expect(zoom({ ...FITTED, scale: 1.2, x: 30 }, 0.5)).toEqual(FITTED);
  expect(zoom(FITTED, 100).scale).toBe(8);
  expect(turned({ ...FITTED, turn: 270 }).turn).toBe(0);
  expect(viewAfterKey(FITTED, 'x')).toBeNull();
});
