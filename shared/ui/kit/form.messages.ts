// BannedNotice
export const bannedSince = (name: string, time: string) => `${name} has been banned since ${time}.`;
export const although = 'although';
export const isBanned = 'is banned';
// ConfirmDialog
export const cancel = 'Cancel';
// CopyableText
export const copyLabelled = (label: string) => `Copy ${label}`;
// CreateDialog
export const discardDraft = 'Discard draft';
// CreationNotice
export const mayExist = (noun: string) => `The ${noun} may already exist. Check the list before sending again.`;
export const checking = 'Checking...';
export const checkTheList = 'Check the list';
export const notInList = (noun: string) => `The ${noun} isn’t in the list. You can send it again.`;
export const changesNotSent = 'Your current changes haven’t been sent.';
export const listFailed = 'Couldn’t load the list, so nothing was sent.';
export const doneElsewhere = (noun: string, done: string) => `A ${noun} was just ${done} in another tab. Nothing was sent from here.`;
// Dialog
export const draftSaved = 'Your draft is saved (without passwords). Nothing has been sent.';
export const nothingSaved = 'Nothing was sent or saved.';
export const leaveQuestion = 'Leave this form?';
export const discardQuestion = 'Discard changes?';
export const keepEditing = 'Keep editing';
export const leave = 'Leave';
export const discard = 'Discard';
// DateRangeField
export const days = 'Days';
export const from = 'From';
export const to = 'to';
export const clearDates = 'Clear dates';
// FieldFrame
export const optional = '(optional)';
// FormDateTimeField
export const enterDateAndTime = 'Enter a date and time';
// FormDialog
export const close = 'Close';
// PasswordField
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
// SummaryCard
export const sampleFigure = 'Sample figure, not live data';
export const sample = 'Sample';
export const figures = 'Figures';
export const loadingFigure = (label: string) => `Loading ${label}`;
export const notAvailable = 'Not available';
export const retryFigure = (label: string) => `Retry ${label}`;
export const retry = 'Retry';
// copy-text
export const copied = (label: string) => `${label} copied`;
export const copyFailed = (label: string) => `${label} couldn’t be copied. Select it and copy it manually.`;
// date-time
export const yearDigits = 'Enter a year with four digits';
export const yearTooEarly = 'The year must be 2000 or later';
export const platformTime = 'Platform time';
export const bothTimes = (platform: string | null, local: string | null) => `${platform} platform time, ${local} your time`;
export const startAfterEnd = 'The start date is after the end date.';
// limits
export const countOfLimit = (count: string, limit: string, unit: string) => `${count} of ${limit} ${unit}`;
export const wholeNumber = 'a whole number';
export const anAmount = 'an amount';
export const enterFromTo = (kind: string, least: string, most: string, example: string) =>
  `Enter ${kind} from ${least} to ${most}, such as ${example}`;
// useLookup
export const numberWord = 'No.';
export const game = 'Game';
