// MessageItem
export const contact = 'Contact';
export const accountDeletion = 'Account deletion';
export const unknownForm = 'Unknown form';
export const messageFrom = (kind: string, email: string) => `${kind}, ${email}`;
export const noAddress = 'no address';
export const noTime = 'no time';
export const handled = 'Handled';
export const open = 'Open';
export const noText = 'no text';
export const marking = 'Marking...';
export const markAsHandled = 'Mark as handled';
export const findTheUser = 'Find the user';
// MessageListPage
export const heading = 'Messages';
export const subheading = 'Contact and account-deletion requests from the public site';
export const notConnected = 'Messages aren’t connected';
export const notConnectedHint =
  'Public form messages go to your form service. Check there, or connect a backend that supports form messages.';
export const loading = 'Loading messages';
export const empty = 'No messages';
export const emptyHint = 'Messages from the public site’s forms will appear here.';
export const moreFailed = 'Couldn’t load more messages.';
// messages.operations
export const updateFailed = (reason: string) => `Couldn’t update the message: ${reason}`;
