export { balance, email, fuId, loadingProfile, mobile, name, puId, roles, roomsAndTournaments } from '../users.messages';
export { searchPlaceholder, searchUsers, userNotFound, userNotFoundHint } from '../users.messages';
export { lastSeen, registered, requests } from '../roles/roles.messages';
// Compare
export const noneFound = 'No other user matches.';
export const comparison = 'Comparison';
export const same = 'Same';
export const bannedSince = 'Banned since';
