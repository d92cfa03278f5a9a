import type { UnavailableReason } from '../db/unavailable';

const READING: Readonly<Record<UnavailableReason, string>> = {
  lost: 'The database cannot be reached at the moment. Try again in a few seconds; if it goes on, tell the platform team.',
  locked: 'Somebody is changing this at the moment. Try again in a few seconds.',
  slow: 'This took the database too long. Ask for less with a search or a filter, or try again in a moment.',
  gone: 'The request was closed.',
};

// A connection may break after the change was committed and before the answer came, so none of these says that nothing happened.
const CHECK = 'Check whether it was done before you try again.';
const CHANGING: Readonly<Record<UnavailableReason, string>> = {
  lost: `The connection to the database was lost, so it is not known whether this was done. ${CHECK}`,
  locked: `Another change holds this up for too long. ${CHECK}`,
  slow: `This took the database too long. ${CHECK}`,
  gone: READING.gone,
};

/** What to tell whoever made a call that the database did not carry out, or of which nobody knows whether it did. */
export const unavailableSentence = (reason: UnavailableReason, method: string): string =>
  (method === 'GET' || method === 'HEAD' ? READING : CHANGING)[reason];
