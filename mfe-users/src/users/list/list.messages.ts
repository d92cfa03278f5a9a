export { balance, email, imageFailed, mobile, name, pictureOf, roles, updating, userId } from '../users.messages';
// MemberExport
export const bannedSinceColumn = 'Banned since';
// MemberList
export const loadingUsers = 'Loading users';
export const theTable = 'The table';
export const theList = 'The list';
export const noUsers = 'No users found';
export const noUsersHint = 'New users will appear here.';
export const noneOf = (users: string) => `None of the ${users}`;
export const noUser = 'No user';
export const noMatch = (who: string, wanted: string) => `${who} matches “${wanted}”.`;
export const resetSearch = 'Reset search';
export const moreFailed = 'Couldn’t load more users.';
export const searching = 'Searching...';
// MemberTable
export const profilePicture = 'Profile Pic';
export const user = 'User';
export const actions = 'Actions';
// RowMenu
export const actionsFor = (member: string) => `Actions for ${member}`;
export const showProfile = 'Show Profile';
// RowMenuProvider
export const menuFailed = 'The menu failed to load. Try again.';
// list-shape
export const users = 'Users';
// member-cells
export const since = (time: string) => `Since ${time}`;
export const banned = 'Banned';
