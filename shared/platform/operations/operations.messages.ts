// outcome
export const stateUnknown = 'Couldn’t check the current state, so nothing was sent. Try again.';
export const storageBlocked =
  'Your browser blocks site storage, which we need to prevent duplicates. Nothing was sent. Allow site data and try again.';
export const sentFromAnotherTab = 'This was already sent from another tab. Nothing was sent here; check the result first.';
export const alreadyHeld = 'This decision is already waiting to be sent. Nothing was sent twice.';
export const heldTooLong = 'This decision waited too long, so nothing was sent. Decide again.';
export const notConfirmed = 'The server didn’t confirm the result';
