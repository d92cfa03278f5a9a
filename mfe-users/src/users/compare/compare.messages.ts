export { balance, email, mobile, name, roles, roomsAndTournaments, searchPlaceholder, searchUsers } from '../users.messages';
export { fuId, loadingProfile, puId, userNotFound, userNotFoundHint } from '../profile/profile.messages';
export { lastSeen, registered, requests } from '../roles/roles.messages';
// Compare
export const noneFound = 'No other user matches.';
export const comparison = 'Comparison';
export const same = 'Same';
export const bannedSince = 'Banned since';
