// AuditLogPage
export const detailsFailed = 'The details failed to load. Check your connection and try again.';
export const decisions = 'Decisions';
export const balanceChanges = 'Balance changes';
export const heading = 'Audit log';
export const subheading = 'Every sign-in, decision and balance change';
export const notAvailable = 'No audit log available';
export const notAvailableHint = 'This backend doesn’t provide one. See decisions under Top-ups and Redeems.';
export const logs = 'Logs';
export const searchLog = 'Search the log';
export const searchPlaceholder = (kind: string) => `Search name, ${kind}, number...`;
export const about = 'About';
// LogToolbar
export const anyone = 'Anyone';
export const showEveryone = 'Show entries about everyone';
export const onlyAbout = (who: string) => `About ${who}`;
// presets
export const anyTime = 'Any time';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const thisWeek = 'This week';
export const lastWeek = 'Last week';
export const thisMonth = 'This month';
export const lastMonth = 'Last month';
export const chosenDays = 'Choose days';
// EntryDialog
export const theCommandLine = 'the command line';
export const someoneNotSignedIn = 'someone who wasn’t signed in';
export const userWithId = (id: number | string) => `user ${id}`;
export const byWhom = (who: string, time: string, address: string | null, session: string | null) =>
  `By ${who}, ${time}${address === null ? '' : `, from ${address}`}${session === null ? '' : `, session ${session}`}`;
export const what = 'What';
export const before = 'Before';
export const after = 'After';
export const rawEntry = 'Raw entry';
export const showAllAbout = (who: string) => `Show everything about ${who}`;
// LogTable
export const loadingLog = 'Loading the log';
// LogView
export const theTable = 'The table';
export const newestFirst = (days: string, zone: string) => `Newest first. ${days === '' ? '' : `${days}. `}Dates in ${zone}.`;
export const newEntries = (count: string) => `${count} new`;
export const showNew = (count: number) => `Show ${count === 1 ? 'it' : 'them'}`;
export const invalidRange = 'Invalid date range';
export const invalidRangeHint = 'Change one of the dates.';
export const moreFailed = 'Couldn’t load more.';
export const auditLogOf = (entries: string) => `Audit log, ${entries}`;
export const noneFound = (entries: string) => `No ${entries} found`;
export const noMatch = 'No entries match your filters.';
export const emptyHint = 'New entries will appear here.';
// audit.queries
export const when = 'When';
export const who = 'Who';
export const whoId = 'Who (user ID)';
export const action = 'Action';
export const address = 'Address';
export const session = 'Session';
export const whom = 'Affected user';
export const whomId = 'Affected user ID';
export const transactionId = 'Transaction ID';
export const user = 'User';
export const userId = 'User ID';
export const amount = 'Amount';
export const reason = 'Reason';
export const balanceBefore = 'Balance before';
export const balanceAfter = 'Balance after';
// columns
export const timeUnknown = 'time unknown';
export const commandLine = 'Command line';
export const notSignedIn = 'Not signed in';
export const userNumber = (id: number | string) => `User ${id}`;
export const details = 'Details';
export const changes = 'Changes';
export const andMore = (count: number) => `, ${count} more`;
export const detailsOf = (action: string, subject: string) => `Details: ${action} ${subject}`;
// log-filters
export const daysInWords = (first: string, last: string) =>
  first === last ? first : first === '' ? `Until ${last}` : last === '' ? `Since ${first}` : `${first} to ${last}`;
// words
export const topUp = 'Top-up';
export const redeemRequest = 'Redeem request';
export const room = 'Room';
export const fullmapRoom = 'Full-map room';
export const tournament = 'Tournament';
export const stream = 'Stream';
export const message = 'Message';
export const everything = 'Everything';
export const anyAct = 'Any action';
export const unknownAccount = 'Unknown account';
