// Draws assets/screenshots from the demo data with a headless Chromium: `npx tsx assets/render-screenshots.ts`.
// Run it again when the demo's rooms or people change; the pictures are committed, the server only reads them.
import { demoPeople } from '../src/demo/demo-people';
import { demoRooms, SCREENSHOT_FOLDER } from '../src/demo/demo-rooms';
import { DEMO_SEED, type Random, seededRandom } from '../src/demo/demo';
import { ROOM } from '../src/rooms/room-row';
import { drawInto } from './chromium';
import { type Screenshot, screenshotPage, type ScreenshotSide } from './screenshot-page';

const MAPS = { 1: ['Erangel', 'Miramar', 'Sanhok', 'Livik'], 2: ['Bermuda', 'Purgatory', 'Kalahari'] } as const;
const MATES = ['NightOwl', 'kiro_77', 'Zephyr', 'mango', 'Vandal9', 'SiroX', 'lumen', 'Tapir'];

function side(random: Random, player: string, playerId: string, size: number, won: boolean): ScreenshotSide {
  const mates = Array.from({ length: size - 1 }, () => random.pick(MATES) + random.between(1, 99));
  const team = [player, ...mates];
  const kills = team.map(() => random.between(won ? 3 : 0, won ? 9 : 5));
  return { player, playerId, team, kills, damage: kills.map((count) => count * 112 + random.between(20, 180)) };
}

interface Room {
  readonly gameId: 1 | 2;
  readonly gameType: string;
  readonly accessId: string | null;
}

function match(random: Random, room: Room, sides: readonly [ScreenshotSide, ScreenshotSide]) {
  const [winning, losing] = [random.between(3, 5), random.between(0, 2)];
  const common = {
    game: room.gameId,
    map: random.pick<string>(MAPS[room.gameId]),
    gameType: room.gameType,
    roomName: room.accessId ?? String(random.between(1_000_000, 9_999_999)),
    minutes: `${random.between(9, 24)}:${random.between(10, 59)}`,
  };
  const seenBy = (me: 0 | 1, won: boolean): Screenshot => ({
    ...common,
    score: won ? [winning, losing] : [losing, winning],
    mine: sides[me],
    theirs: sides[me === 0 ? 1 : 0],
  });
  return seenBy;
}

const demo = seededRandom(DEMO_SEED);
const people = demoPeople(demo);
const players = people.map((_, place) => place).slice(1);
const random = seededRandom(7);

drawInto(SCREENSHOT_FOLDER, '960,540', (draw) => {
  for (const { values: room, opponent, winner, screenshots } of demoRooms(demo, players, new Date())) {
    if (room.status !== ROOM.awaitsPayout) continue;
    const size = Number(room.gameType[0]);
    const sideOf = (user: number | null) => {
      const person = user === null ? undefined : people[user];
      const id = (room.gameId === 1 ? person?.pubgId : person?.freeFireId) ?? person?.handle ?? '-';
      return side(random, person?.name ?? '(left the match)', id, size, user === winner);
    };
    const seenBy = match(random, room, [sideOf(room.creatorId), sideOf(opponent)]);
    const [own, other] = screenshots;
    if (own.startsWith('payout-')) draw(own, screenshotPage(seenBy(0, winner === room.creatorId)));
    if (other.startsWith('payout-')) draw(other, screenshotPage(seenBy(1, winner === opponent)));
  }

  for (const number of [1, 2]) {
    const size = number === 1 ? 2 : 4;
    const room = { gameId: number === 1 ? 1 : 2, gameType: `${size}v${size}`, accessId: null } as const;
    const seenBy = match(random, room, [side(random, 'You', '-', size, true), side(random, 'Opponent', '-', size, false)]);
    draw(`victory-${number}.png`, screenshotPage(seenBy(0, true)));
    const lost = match(random, room, [side(random, 'You', '-', size, false), side(random, 'Opponent', '-', size, true)]);
    draw(`defeat-${number}.png`, screenshotPage(lost(0, false)));
  }
});
