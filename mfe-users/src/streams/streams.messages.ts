// StreamCard
export const noLink = 'No link';
export const notALink = (link: string) => `Not a link: ${link}`;
export const secureLink = 'Secure link';
export const insecureLink = 'Not a secure link';
export const titleAndStatus = (title: string | null, status: string) => `${title ?? 'Stream'}, ${status}`;
export const noGame = 'no game';
export const startTime = 'Start Time';
export const added = 'Added';
export const overlapsWith = 'Overlaps with';
export const anotherStream = 'another stream';
export const otherStreams = (count: number) => `${count} other streams`;
export const ofThisGameAt = 'of this game, at';
export const openOn = 'Open on';
export const linkIsMissing = 'No link.';
export const linkIsInsecure = 'Only https links can be opened.';
// StreamList
export const emptyHint = 'Add a stream to get started.';
export const noLiveStreams = 'No live streams.';
export const noUpcomingStreams = 'No upcoming streams.';
export const loading = 'Loading streams';
export const loaded = (read: string, total: string) => `Loading the streams: ${read} of ${total}.`;
export const empty = 'No streams available.';
export const streams = 'Streams';
export const someFailed = 'Some streams failed to load';
export const retry = 'Retry';
export const incomplete = 'This list may be incomplete.';
// StreamListPage
export const heading = 'Live Management';
export const subheading = 'Add and track live streams';
export const addStream = 'Add stream';
export const streamsByStatus = 'Streams by status';
// create/AddStreamForm
export const liveNow = 'Live now';
export const upcoming = 'Upcoming';
export const alreadySent = 'A stream was already sent';
export const earlierAdded = 'Your earlier stream was added.';
export const streamAdded = 'Stream added successfully!';
export const addTitle = 'Add a stream';
export const game = 'Game';
export const videoLink = 'Video link';
export const linkPlaceholder = 'https://';
export const status = 'Status';
export const startTimeField = 'Start time';
export const overlapTitle = 'Two streams at the same time';
export const thisGame = 'This game';
export const alreadyHasStreamAt = 'already has a stream at';
export const overlapHint = '. You can still add this one.';
export const adding = 'Adding...';
// create/stream-values
export const linkRequired = 'Video link is required';
export const linkExample = 'Enter a link that starts with https://, such as https://youtube.com/live/…';
export const linkHasSpaces = 'Links can’t contain spaces';
export const linkHasPassword = 'Remove the username and password from the link: everyone could see them';
export const startTimeRequired = 'Start time is required for an upcoming stream';
// streams.status
export const pubgMobile = 'PUBG Mobile';
export const freeFire = 'Free Fire';
export const allStreams = 'All Streams';
export const live = 'Live';
export const scheduled = 'Scheduled';
export const unknown = 'Unknown';
