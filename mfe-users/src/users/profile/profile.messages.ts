export { balance, imageFailed, mobile, pictureOf, roles, roomsAndTournaments, thisUser } from '../users.messages';
// Activity
export const loadingEntries = (noun: string) => `Loading the ${noun}`;
export const shownOfAll = (shown: number, all: number, noun: string) => `${shown} of ${all} ${noun}`;
export const showMoreOf = (noun: string) => `Show more ${noun}`;
export const showMore = 'Show more';
export const rooms = 'rooms';
export const kind = 'Kind';
export const id = 'ID';
export const titleColumn = 'Title';
export const part = 'Part';
export const status = 'Status';
export const entryFee = 'Entry fee';
export const prize = 'Prize';
export const when = 'When';
export const transactionId = 'Transaction ID';
export const amount = 'Amount';
export const reason = 'Reason';
export const balanceBefore = 'Balance before';
export const balanceAfterColumn = 'Balance after';
export const noRooms = 'No rooms yet';
export const payments = 'Payments';
export const paymentsNoun = 'payments';
export const noPayments = 'No payments yet';
export const room = 'Room';
export const fullmapRoom = 'Full-map room';
export const tournament = 'Tournament';
export const creator = 'Creator';
export const player = 'Player';
export const unknown = 'Unknown';
export const entryAndPrize = (entryFee: string, prize: string) => `Entry ${entryFee}, prize ${prize}`;
export const balanceAfter = (balanceAfter: string) => `Balance ${balanceAfter}`;
// ProfileCard
export const puId = 'PU ID';
export const fuId = 'FU ID';
export const remark = 'Remark';
export const profileOf = (member: string) => `Profile of ${member}`;
export const bannedSince = (time: string) => `Banned since ${time}`;
export const bannedHint = 'This user can’t sign in.';
export const noName = 'no name';
export const noEmail = 'no email';
// MemberActions
export const actions = 'Actions';
// ProfilePicture
export const retry = 'Retry';
// UserProfilePage
export const profileHeading = 'User Profile';
export const userNumber = (userId: number) => `User ${userId}`;
export const backToUsers = 'Back to users';
export const userNotFound = 'User not found';
export const userNotFoundHint = 'The account may have been deleted.';
export const loadingProfile = 'Loading the profile';
