const SUBJECTS: Readonly<Record<string, string>> = {
  topup: 'Top-up',
  redeem: 'Redeem request',
  room: 'Room',
  fullmap: 'Full-map room',
  tournament: 'Tournament',
  user: 'User',
  stream: 'Stream',
  'form-message': 'Message',
};

/** What can be asked for. An address may name others: a newer server may know them. */
export const SUBJECT_OPTIONS = [
  { value: '', label: 'Everything' },
  ...Object.entries(SUBJECTS).map(([value, label]) => ({ value, label: `${label}s` })),
];

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What was decided about: "Top-up 12". An unknown word is shown as it is. User 0 is what a failed sign-in without an account is about. */
export const subjectText = (subject: string | null, id: number | null): string =>
  subject === 'user' && id === 0
    ? 'Unknown account'
    : [subject === null ? null : (SUBJECTS[subject] ?? capital(subject)), id].filter((part) => part !== null).join(' ');

/** What was done, without what it was done to: `topup.approve` is "Approve". */
export const actionText = (action: string | null): string =>
  action === null ? '' : capital(action.slice(action.indexOf('.') + 1).replace(/[-_]/g, ' '));
