import { type Call, type Capability, LOOKUPS } from '@arena/shared/contract';
import * as contract from '@arena/shared/contract';
import type { Section } from '@arena/shared/contract/section';
import { renderSection } from '@arena/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import finance from '../../../mfe-finance/section';
import rooms from '../../../mfe-rooms/section';
import tournaments from '../../../mfe-tournaments/section';
import users from '../../../mfe-users/section';
import type { AnswerName } from './answers';
import { openAnalytics, openDashboard, openNotifications, openPalette, openProfile } from './shell-screens';

const {
  auditCalls,
  formCalls,
  fullMapCalls,
  gameCalls,
  notificationCalls,
  overviewCalls,
  platformCalls,
  redeemCalls,
  roomCalls,
  streamCalls,
} = contract;
const { searchCalls, topUpCalls, tournamentCalls, userCalls } = contract;

/**
 * What a screen says to an answer:
 *
 *   E  an error: its words, and a button to try again
 *   M  what was asked for is missing: the words for that, and no error
 *   S  it shows what there is, with dashes where nothing is
 */
export type Verdict = 'E' | 'M' | 'S';

export interface Reading {
  readonly call: Call;
  readonly screen: string;
  readonly open: () => unknown;
  /** By the columns null, empty, {}, HTML, cut JSON, another kind of value, wrong types, 500 with a message, 500, 404. */
  readonly verdicts: string;
  /** What it says where the thing is missing (M). */
  readonly missing?: string;
  /** The words of an error, when they are not the server's or "Something went wrong". */
  readonly error?: (words: string, answer: AnswerName) => string | RegExp;
  /** What is there when it shows what there is. */
  readonly shows?: () => Promise<unknown>;
  readonly capabilities?: readonly Capability[];
  /** What happens after the answer. */
  readonly then?: (answer: AnswerName) => Promise<unknown>;
}

//              null empty {}  HTML cut kind types 500+ 500 404
const LIST = '   E    E    E   E    E    E    S    E   E   E ';
const ONE = '    M    M    E   E    E    E    S    E   E   M ';
const FIGURES = 'E    E    E   E    E    E    S    E   E   E ';
const PATIENT = 'S    S    S   S    S    S    S    E   E   E ';
const PICTURE = 'E    E    E   E    E    E    E    E   E   E ';
const LOOKUP = ' S    S    S   S    S    S    S    S   S   S ';

const page = (section: Section, address: string) => () => renderSection(section, address);
const pressed = (section: Section, address: string, button: string) => async () => {
  renderSection(section, address);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
};
const text = (words: string | RegExp) => () => screen.findAllByText(words);
const option = (name: string) => () => screen.findByRole('option', { name });

const ROOM = '/admin/room-management';
const FULLMAP = '/admin/full-map-rooms';
const CUP = '/admin/tournaments';
const NO_FIGURE = () => 'Not available';
const NO_IMAGE = () => 'Failed to load image';
/** jsdom draws no picture: what a browser says of bytes that are none is said here. */
const undrawn = (name: RegExp) => async (answer: AnswerName) => {
  if (!['said', 'silent', '404'].includes(answer)) fireEvent.error(await screen.findByRole('img', { name }));
};
const [GAME, MODE, MAP] = [LOOKUPS.games[1].title, LOOKUPS.modes[1].name, LOOKUPS.maps[1].title];
const row = (call: Call, screenName: string, open: () => unknown, verdicts: string, more: Partial<Reading> = {}): Reading => ({
  ...{ call, screen: screenName, open, verdicts },
  ...more,
});

/** Every reading of every screen. */
export const READINGS: readonly Reading[] = [
  row(roomCalls.listByStatus, 'Room Management', page(rooms, ROOM), LIST),
  row(roomCalls.search, 'Room Management', page(rooms, ROOM), LIST, { capabilities: ['room-pages'] }),
  row(roomCalls.get, 'Room Details', page(rooms, `${ROOM}/room-detail/7`), ONE, {
    missing: 'No room found.',
    error: (words) => `Failed to load room: ${words}`,
  }),
  row(roomCalls.approvals, 'Room Rewards', page(rooms, `${ROOM}/room-rewards/7`), ONE, { missing: 'No room data found.' }),
  row(roomCalls.image, 'Room Rewards', page(rooms, `${ROOM}/room-rewards/7`), PICTURE, {
    error: NO_IMAGE,
    then: undrawn(/screenshot of/),
  }),
  row(fullMapCalls.listByStatus, 'Full Map Rooms', page(rooms, FULLMAP), LIST),
  row(fullMapCalls.search, 'Full Map Rooms', page(rooms, FULLMAP), LIST, { capabilities: ['application-pages'] }),
  row(fullMapCalls.get, 'Approvals', page(rooms, `${FULLMAP}/approvals/7`), ONE, { missing: 'No room found.' }),
  row(fullMapCalls.get, 'Results', page(rooms, `${FULLMAP}/results/7`), ONE, { missing: 'No room found.' }),
  row(fullMapCalls.get, 'Reward winners', page(rooms, `${FULLMAP}/results/rewards/7`), ONE, { missing: 'No room found.' }),
  row(fullMapCalls.applications, 'Approvals', page(rooms, `${FULLMAP}/approvals/7`), LIST),
  row(fullMapCalls.applications, 'Results', page(rooms, `${FULLMAP}/results/7`), LIST),
  row(fullMapCalls.searchApplications, 'Approvals', page(rooms, `${FULLMAP}/approvals/7`), LIST, { capabilities: ['application-pages'] }),
  row(fullMapCalls.searchApplications, 'Results', page(rooms, `${FULLMAP}/results/7`), LIST, { capabilities: ['application-pages'] }),
  row(fullMapCalls.winners, 'Results', page(rooms, `${FULLMAP}/results/7`), 'S S E E E E S E E S', {
    error: () => 'Couldn’t load existing rewards.',
  }),
  row(fullMapCalls.winners, 'Reward winners', page(rooms, `${FULLMAP}/results/rewards/7`), 'M M E E E E M E E M', {
    missing: 'No winners found.',
  }),
  row(gameCalls.games, 'Create Room', page(rooms, `${FULLMAP}?create=1`), LOOKUP, { shows: option(GAME) }),
  row(gameCalls.modes, 'Create Room', page(rooms, `${FULLMAP}?create=1`), LOOKUP, { shows: option(MODE) }),
  row(gameCalls.games, 'Create Tournament', pressed(tournaments, CUP, '+ Create Tournament'), LOOKUP, { shows: text(GAME) }),
  row(gameCalls.modes, 'Create Tournament', pressed(tournaments, CUP, '+ Create Tournament'), LOOKUP, { shows: option(MODE) }),
  row(gameCalls.maps, 'Create Tournament', pressed(tournaments, CUP, '+ Create Tournament'), LOOKUP, { shows: option(MAP) }),
  row(tournamentCalls.list, 'Tournaments', page(tournaments, CUP), LIST),
  row(tournamentCalls.search, 'Tournaments, searched', page(tournaments, `${CUP}?search=cup`), LIST),
  row(tournamentCalls.listByGame, 'Tournaments of a game', page(tournaments, `${CUP}?game=1`), LIST),
  row(tournamentCalls.listByStatus, 'Active', page(tournaments, `${CUP}/active-tournaments`), LIST, {
    error: () => 'Error loading tournaments',
  }),
  row(tournamentCalls.listByStatus, 'Upcoming', page(tournaments, `${CUP}/upcoming-tournaments`), LIST),
  row(tournamentCalls.listByStatus, '/test', page(tournaments, '/test'), LIST),
  row(tournamentCalls.get, 'Tournament', page(tournaments, `${CUP}/view/7`), ONE, { missing: 'No data found !!' }),
  row(tournamentCalls.prizePool, 'Prize Pool', page(tournaments, `${CUP}/prize-pool`), PATIENT, {
    shows: text('No data from the server.'),
  }),
  row(tournamentCalls.participants, 'Total Participants', page(tournaments, `${CUP}/total-participants`), PATIENT, {
    shows: text('No data from the server.'),
  }),
  row(platformCalls.counts, 'Total Participants', page(tournaments, `${CUP}/total-participants`), FIGURES, {
    shows: text('No data from the server.'),
    capabilities: ['counts'],
  }),
  row(tournamentCalls.applications, 'Pending Players', page(tournaments, `${CUP}/manage/7`), LIST),
  row(tournamentCalls.applications, 'Approved Players', page(tournaments, `${CUP}/manage/7?tab=approved`), LIST),
  row(tournamentCalls.searchApplications, 'Pending Players', page(tournaments, `${CUP}/manage/7`), LIST, {
    capabilities: ['application-pages'],
  }),
  row(tournamentCalls.searchApplications, 'Approved Players', page(tournaments, `${CUP}/manage/7?tab=approved`), LIST, {
    capabilities: ['application-pages'],
  }),
  row(tournamentCalls.rewards, 'Rewards', page(tournaments, `${CUP}/manage/7?tab=rewards`), LIST, { capabilities: ['tournament-rewards'] }),
  row(topUpCalls.listByStatus, 'Top-Up Management', page(finance, '/admin/top-up-manage'), LIST),
  row(topUpCalls.statistics, 'Top-Up Management', page(finance, '/admin/top-up-manage'), FIGURES, {
    error: NO_FIGURE,
    capabilities: ['topup-statistics'],
  }),
  row(topUpCalls.search, 'Top-Up Management', page(finance, '/admin/top-up-manage'), LIST, { capabilities: ['request-search'] }),
  row(redeemCalls.search, 'Redeems', page(finance, '/admin/redeem-management'), LIST, { capabilities: ['request-search'] }),
  row(redeemCalls.search, 'Overview', openDashboard, LIST, { capabilities: ['request-search'] }),
  row(topUpCalls.facts, 'Top-up details', page(finance, '/admin/top-up-manage?request=7'), PICTURE, { capabilities: ['request-facts'] }),
  row(redeemCalls.facts, 'Redeem details', page(finance, '/admin/redeem-management?request=7'), PICTURE, {
    capabilities: ['request-facts'],
  }),
  row(redeemCalls.listPending, 'Redeems', page(finance, '/admin/redeem-management'), LIST),
  row(redeemCalls.listByStatus, 'Redeems', page(finance, '/admin/redeem-management?status=APPROVED'), LIST, {
    capabilities: ['redeem-decisions'],
  }),
  row(auditCalls.entries, 'Audit log', page(finance, '/admin/audit-log'), LIST, { capabilities: ['audit-log'] }),
  row(auditCalls.movements, 'Audit log', page(finance, '/admin/audit-log?tab=movements'), LIST, { capabilities: ['audit-log'] }),
  row(userCalls.list, 'User Management', page(users, '/admin/user-management'), LIST),
  row(userCalls.search, 'User Management', page(users, '/admin/user-management'), LIST, { capabilities: ['user-search'] }),
  row(userCalls.statistics, 'User Management', page(users, '/admin/user-management'), FIGURES, {
    error: NO_FIGURE,
    capabilities: ['user-statistics'],
  }),
  row(userCalls.get, 'User Profile', page(users, '/admin/user-management/users/7/profile'), ONE, { missing: 'User not found' }),
  row(userCalls.picture, 'User Profile', page(users, '/admin/user-management/users/7/profile'), PICTURE, {
    error: NO_IMAGE,
    then: undrawn(/^Picture of/),
  }),
  row(userCalls.rooms, 'User Profile', page(users, '/admin/user-management/users/7/profile'), LIST, { capabilities: ['user-activity'] }),
  row(userCalls.requests, 'User Profile', page(users, '/admin/user-management/users/7/profile'), LIST, { capabilities: ['user-activity'] }),
  row(userCalls.statement, 'User Profile', page(users, '/admin/user-management/users/7/profile'), LIST, {
    capabilities: ['user-activity'],
  }),
  row(streamCalls.list, 'Live Management', page(users, '/admin/live-management'), LIST),
  row(formCalls.list, 'Messages', page(users, '/admin/messages'), LIST, { capabilities: ['form-messages'] }),
  row(userCalls.list, 'Overview', openDashboard, FIGURES, { error: NO_FIGURE }),
  row(roomCalls.listByStatus, 'Overview', openDashboard, FIGURES, { error: NO_FIGURE }),
  row(tournamentCalls.list, 'Overview', openDashboard, FIGURES, { error: NO_FIGURE }),
  row(overviewCalls.monthlyRevenue, 'Overview', openDashboard, FIGURES, { error: NO_FIGURE }),
  row(redeemCalls.listPending, 'Overview', openDashboard, LIST),
  row(overviewCalls.statistics, 'Overview', openDashboard, LIST, { capabilities: ['dashboard-statistics'] }),
  row(overviewCalls.monthlyRevenue, 'Analytics', openAnalytics, LIST),
  row(roomCalls.listByStatus, 'Analytics', openAnalytics, LIST),
  row(tournamentCalls.listByStatus, 'Analytics', openAnalytics, LIST),
  row(userCalls.list, 'Analytics', openAnalytics, LIST),
  row(overviewCalls.analytics, 'Analytics', openAnalytics, LIST, { capabilities: ['analytics'] }),
  row(notificationCalls.list, 'Notifications', openNotifications, LIST, { capabilities: ['notifications'] }),
  row(searchCalls.find, 'Search', openPalette, LOOKUP, { shows: option('Overview'), capabilities: ['search'] }),
  row(userCalls.get, 'Edit Profile', openProfile, FIGURES),
];
