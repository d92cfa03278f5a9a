export { balance, email, failedBecause, makeAdmin, name, removeAdminRole, roomsAndTournaments, userId } from '../users.messages';
// AccountFacts
export const registered = 'Registered';
export const lastSeen = 'Last seen';
export const never = 'Never';
export const requests = 'Top-up and redeem requests';
// roles.operations
export const onlyPlatformTeamRemoves = 'Admins have full access. Only the platform team can remove this role later.';
export const adminsCanDoEverything =
  'Admins can do everything in this console. Email addresses aren’t verified and names can repeat, so check that this is the right person. They’ll be signed out everywhere and can sign back in as an admin.';
export const roleFailed = 'Failed to update role';
export const makeAdminQuestion = (name: string) => `Are you sure you want to make ${name} an Admin?`;
export const removeOwnRoleQuestion = 'Remove your own admin role?';
export const removeRoleQuestion = (name: string) => `Remove the admin role from ${name}?`;
export const removeOwnRoleHint = 'You’ll be signed out and won’t be able to open this console. Only another admin can restore your role.';
export const removeRoleHint = (name: string) =>
  `${name} will be signed out everywhere. They can sign in again but can’t open this console. Balance and rooms aren’t affected.`;
export const isNowAdmin = (name: string) => `${name} is now an Admin`;
export const isNoLongerAdmin = (name: string) => `${name} is no longer an Admin`;
