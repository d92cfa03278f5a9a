// attempts
export const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
export const tryAgainIn = (sentence: string, wait: string) => `${sentence} Try again in ${wait}.`;

// find-caller
export const banned = 'This account is banned. If you think this is a mistake, use the contact form.';
export const accountChanged = 'Your account was changed, so you’ve been signed out. Please sign in again.';

// password-confirmation
export const tooManyWrongPasswords = 'Too many wrong passwords.';
export const incorrectPassword = 'Incorrect password.';
export const confirmPassword = 'Please enter your own password again first.';

// passwords
export const onlySpaces = 'The password is only spaces. Choose one with letters, digits or other characters.';
export const passwordTooShort = (characters: number) => `The password must have at least ${characters} characters.`;
export const passwordTooSimilar = 'This password is too similar to your name or email address. Choose a different one.';
export const passwordTooEasy = 'This password is too easy to guess. Choose a longer one, or several unrelated words.';

// section-tokens
export const serversOnly = 'Only a server can get this token.';

// session-entries
export const incorrectSignIn = 'Incorrect email or password.';

// sign-in
export const tooManyFailedSignIns = 'Too many failed sign-ins.';
export const tooManyFromNetwork = 'Too many failed sign-ins from your network.';
export const tooManyForAddress =
  'Too many failed sign-ins for this email address. You can still sign in from a browser you’ve used before.';

// work-queue
export const tooManySigningIn = 'Too many people are signing in right now. Try again in a few seconds.';
