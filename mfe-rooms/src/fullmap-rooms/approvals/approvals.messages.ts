export { loadingPlayers, noName, players, roomWithNumber } from '../fullmap-rooms.messages';
// ApprovalsPage
export const requestsClosed = 'This room is completed. Requests are closed.';
export const approvals = 'Approvals';
export const approvalsSubheading = 'Accept players, then complete the room once it is half full';
// CompletePanel
export const completed = 'Tournament completed successfully! You cannot make changes or add more players.';
export const completedElsewhere = 'This room was completed in another session.';
export const completeTheTournament = 'Complete the tournament';
export const completing = 'Completing...';
export const complete = 'Complete';
export const chooseTheWinners = 'Choose the winners';
// PlayersPanel
export const noPlayers = 'No players yet';
export const noPlayersHint = 'Accepted players appear here.';
export const accepted = 'Accepted';
export const requested = (time: string | null) => `Requested ${time}`;
// RequestItem
export const rejected = 'Rejected';
export const handledElsewhere = 'Handled in another session';
export const accept = 'Accept';
export const accepting = 'Accepting...';
export const reject = 'Reject';
export const rejecting = 'Rejecting...';
export const checkAgain = 'Check again';
export const requestWithoutId = 'This request has no ID, so it can’t be decided here.';
export const requestFrom = (applicant: string) => `Request from ${applicant}`;
export const heldElsewhere = 'Being decided in another tab.';
export const applicant = 'Applicant';
export const applicantNumber = (id: number | string) => `Applicant, user ${id}`;
export const noCreator = 'no creator';
export const roomCreator = 'Room creator';
export const timeUnknown = 'time unknown';
// RequestList
export const keysHintSelect = 'Oldest first. Select a request, then press';
export const keysHintAccept = 'to accept or';
export const keysHintReject = 'to reject.';
export const ctrl = 'Ctrl';
export const keysHintUndo = 'undoes an acceptance.';
export const newWaiting = (waiting: number) => `${waiting} new`;
export const showWaiting = (waiting: number) => `Show ${waiting === 1 ? 'it' : 'them'}`;
export const noRequests = 'No pending requests found.';
export const noRequestsHint = 'New join requests will appear here.';
export const noPlayerMatches = (search: string) => `No player matches “${search}”.`;
export const approvalList = 'Approval list';
export const hideHandled = 'Hide handled';
export const searchRequests = 'Search requests';
export const searchPlayers = 'Search players...';
export const loadingRequests = 'Loading the requests';
// approvals.operations
export const acceptingPlayer = (name: string) => `Accepting ${name}`;
export const pendingUnknown = 'Couldn’t check whether this is still pending. Nothing was sent. Try again.';
// completion
export const playerCount = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;
export const playersNeeded = (players: string, maxPlayers: number, needed: number | null) =>
  `${players} of ${maxPlayers} players, ${needed} needed`;
export const maximumUnknown = (players: string) => `${players}, maximum unknown`;
export const unknownPlayers = '– players';
export const completedAndLocked = 'This room is completed and locked.';
export const notScheduled = (status: string | null) =>
  `Only a scheduled room can be completed. This one is ${status ?? 'in an unknown status'}.`;
export const noPlayerLimit = 'This room has no player limit, so it can’t be completed.';
export const loadingPlayersDots = 'Loading players…';
export const acceptMore = (players: string) => `Accept ${players} more to complete this room (at least half full).`;
// questions
export const rejectQuestion = (name: string) => `Reject ${name}?`;
export const rejectHint = (name: string, room: string) => `${name} won’t be able to play in “${room}”. You can’t undo this.`;
export const overLimitQuestion = (name: string) => `Accept ${name} over the limit?`;
export const overLimitHint = (name: string, players: number | null, maxPlayers: number | null) =>
  `${players} of ${maxPlayers} seats are taken. ${name} would exceed the limit.`;
export const playersJoined = (players: number | null) => `${players ?? 'No'} players joined. No one can be added later.`;
export const prizePoolIs = (prizePool: string) => `Prize pool: ${prizePool}.`;
export const pendingCountUnknown = 'The number of pending requests is unknown.';
export const pendingNeverDecided = (pending: string, one: boolean) =>
  `${pending} pending ${one ? 'request' : 'requests'} will never be decided.`;
export const movesToCompleted = 'The room moves to Completed, where its winners are chosen.';
export const completeQuestion = (room: string) => `Complete “${room}”?`;
export const cannotUndo = 'You can’t undo this.';
export const completeTournament = 'Complete tournament';
// request-rows
export const outcomeUnknown = 'We don’t know yet whether this went through.';
export const decidedElsewhere = 'Decided in another session.';
export const stillPending = 'The request is still pending. You can decide it again.';
export const wasDecided = 'It was decided. Check the player list for the result.';
// useRequests
export const requestApproved = 'Request approved successfully!';
export const notAccepted = (player: string, reason: string) => `${player}: ${reason}`;
export const requestRejected = 'Request rejected successfully!';
