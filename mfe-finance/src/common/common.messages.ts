// AttentionFilter
export const needsAttention = 'Needs attention';
export const nothingMarked = 'No requests need attention';
export const nothingMarkedHint = 'The other requests are hidden by the filter.';
export const showAllRequests = 'Show all requests';
// BulkBar
export const selectedCount = (count: string) => `${count} selected`;
export const decideCount = (verb: string, count: string) => `${verb} ${count}`;
export const clearSelection = 'Clear';
// bulk
export const decideAlone = 'Left out. Decide it on its own.';
export const bannedSince = (since: string) => `Banned since ${since}`;
export const elsewhere = 'decided elsewhere';
export const unconfirmed = 'not confirmed';
export const failed = 'failed';
// DecisionDialog
export const amount = 'Amount';
export const user = 'User';
// DecisionProblems
export const checkAgain = 'Check again';
export const dismissProblem = (problem: string) => `Dismiss: ${problem}`;
export const dismiss = 'Dismiss';
// KeysDialog
export const keys = 'Keys';
// RequestQueue
export const loadingRequests = 'Loading requests...';
export const confirmationFailed = 'Couldn’t open the confirmation. Nothing was decided. Check your connection and try again.';
export const detailsFailed = 'Couldn’t load the details. Try again.';
export const shortcutsFailed = 'Couldn’t load the shortcuts. Try again.';
export const searchRequests = 'Search requests';
export const searchPlaceholder = 'Search requests...';
export const handledElsewhere = 'handled by someone else';
export const requestsOfStatus = (requests: string, status: string) => `${requests}, ${status.toLowerCase()}`;
export const moreFailed = 'Couldn’t load more.';
export const areLoaded = (count: string) => `${count} are loaded.`;
export const searching = 'Searching...';
export const selectRequest = (id: number | string | null, person: string) => `Select request ${id} of ${person}`;
// columns
export const noId = 'no ID';
export const copyRequestId = (id: string | number) => `Copy request ID ${id}`;
export const copyId = 'Copy the ID';
export const requestIdIs = (id: string | number) => `Request ID ${id}`;
export const detailsOf = (id: string | number) => `Details of request ${id}`;
export const noUser = 'no user';
export const banned = 'Banned';
export const noStatus = 'no status';
export const seeAbove = 'see above';
export const sentNotConfirmed = 'sent, not confirmed';
export const actOnRequest = (act: string, id: number | string | null, person: string) => `${act} request ${id} of ${person}`;
export const nothingToDo = 'nothing to do';
export const decidedByWhom = (who: string, isAged: boolean) => `by ${who}${isAged ? ', ' : ''}`;
export const historyOf = (id: string | number) => `History of request ${id}`;
export const history = 'History';
export const requestId = 'Request ID';
export const status = 'Status';
export const actions = 'Actions';
// decision-words
export const outcomeUnknown = 'We don’t know yet whether this went through.';
export const stillPending = 'It’s still pending. You can decide again.';
export const inAnotherSession = (decided: string) => `${decided} in another session.`;
export const decided = 'decided';
export const inAnotherTab = (decided: string) => `${decided} in another tab.`;
export const byAnotherAdmin = (decided: string) => `${decided} by another administrator.`;
export const requestUpdated = (title: string, id: number | string | null, decision: string) => `${title} ${id} updated to ${decision}`;
export const requestWas = (title: string, id: number | string | null, decided: string) => `${title} ${id} was ${decided}`;
export const requestMayNot = (title: string, id: number | string | null, decided: string) => `${title} ${id} may not have been ${decided}`;
export const requestWasNot = (title: string, id: number | string | null, decided: string) => `${title} ${id} was not ${decided}`;
export const decisionSent = (decision: string, time: string) => `${decision} was sent from this browser on ${time}`;
export const safeToDecide = 'The server keeps the first decision, so it is safe to decide again.';
export const unsafeToDecide = 'The request still shows as pending. Deciding again could move the money twice.';
export const neverConfirmed = (sent: string, again: string) => `${sent}, but the server never confirmed it. ${again}`;
export const confirmedButPending = (sent: string) =>
  `${sent}, and the server confirmed it, but the request still shows as pending. Deciding again could move the money twice.`;
// duplicates
export const idNumber = (id: number | string) => `ID ${id}`;
export const anotherRequest = 'another request';
export const requestWithId = (id: number | string) => `request ${id}`;
export const sameUserAndAmount = (other: string, span: string) => `Same user and amount as ${other}, ${span} apart`;
// request
export const anUnknownUser = 'an unknown user';
export const userWithId = (id: number | string) => `user ${id}`;
export const userId = 'User ID';
export const email = 'Email';
export const mobile = 'Mobile';
export const requestedAt = 'Requested at';
export const decidedAt = 'Decided at';
export const decidedBy = 'Decided by';
// requests.operations
export const pendingUnknown = 'Couldn’t check whether this is still pending. Nothing was sent. Try again.';
export const storageBlocked =
  'Your browser blocks site storage, which we need to prevent a second decision. Nothing was sent. Allow site data and try again.';
export const sentFromAnotherTab =
  'A decision for this request was just sent from another tab. Nothing was sent from here; check the result first.';
export const inNoList = 'The request isn’t in any loaded list';
// requests.status
export const approve = 'Approve';
export const approving = 'Approving...';
export const confirmApproval = 'Confirm Approval';
export const reject = 'Reject';
export const rejecting = 'Rejecting...';
export const confirmRejection = 'Confirm Rejection';
export const ownRequest = 'You can’t decide your own request. Ask another administrator.';
export const requestWithoutId = 'This request has no ID, so it can’t be decided here.';
export const onlyPending = (status: string | null) =>
  `${status === null ? 'It has no status' : `Its status is “${status}”`}. Only a pending request can be decided.`;
export const wasDecided = (decided: string) => `This request was ${decided}.`;
// totals
export const withoutAmount = (count: string) => ` · ${count} without an amount`;
// useDecisions
export const notConfirmedYet = 'Not confirmed yet. Try again shortly.';
