// StatCards
export const totalUsers = 'Total Users';
export const totalUsersHint = 'All accounts';
export const activeToday = 'Active Today';
export const activeTodayHint = 'Signed in or played';
export const newUsers = 'New Users';
export const newUsersHint = 'Joined this month';
export const bannedUsers = 'Banned Users';
export const bannedUsersHint = 'Can’t sign in';
export const noNumber = 'no number';
// UserListPage
export const formFailed = 'The form failed to load. Try again.';
export const heading = 'User Management';
export const subheading = 'Manage your gaming community members';
export const addNewUser = 'Add New User';
export const searchUsers = 'Search users';
export const searchPlaceholder = 'Search users...';
// create/AddUserDialog
export const name = 'Name';
export const email = 'Email';
// list/CompactList
export const balance = 'Balance';
export const mobile = 'Mobile';
// list/ListPicture
export const imageFailed = 'Failed to load image';
export const pictureOf = (member: string) => `Picture of ${member}`;
// list/MemberExport
export const userId = 'User ID';
export const roles = 'Roles';
// list/RowMenu
export const banUser = 'Ban User';
export const unbanUser = 'Unban User';
export const adjustBalance = 'Adjust balance';
export const makeAdmin = 'Make Admin';
export const removeAdminRole = 'Remove admin role';
// list/member-cells
export const updating = 'Updating...';
// member
export const thisUser = 'this user';
export const userWithId = (id: number) => `user ${id}`;
// outcomes
export const doneElsewhere = 'This was already done in another tab.';
export const changedByAnother = 'someone else changed it first';
export const failedBecause = (failed: string, reason: string) => `${failed}: ${reason}`;
// profile/Activity
export const roomsAndTournaments = 'Rooms and tournaments';
// profile/ProfileCard
export const puId = 'PU ID';
export const fuId = 'FU ID';
// profile/UserProfilePage
export const userNotFound = 'User not found';
export const userNotFoundHint = 'The account may have been deleted.';
export const loadingProfile = 'Loading the profile';
// users.operations
export const banQuestion = (name: string) => `Ban ${name}?`;
export const banHint = (name: string) =>
  `${name} will be signed out everywhere and can’t sign in until unbanned. Balance and rooms aren’t affected.`;
export const banState = (name: string, banned: boolean) => `${name} ${banned ? 'is banned' : 'is unbanned'}`;
export const banFailed = (name: string, banned: boolean) => `Failed to ${banned ? 'ban' : 'unban'} ${name}`;
// users.status
export const notSupported = 'Not available yet: this backend doesn’t support it.';
export const noUserId = 'This user has no ID.';
export const ownBan = 'You can’t ban yourself.';
export const ownBalance = 'Another administrator must adjust your balance.';
export const alreadyAdmin = 'Already an admin';
export const noEmailForRole = 'This user has no email address, which is needed to grant the role.';
