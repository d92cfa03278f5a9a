// add-user
export const accountExists = 'There is already an account with this email address.';
export const tooManyCodes = 'Too many wrong codes. Request a new one.';
export const codeExpired = 'This code has expired. Request a new one.';
export const codeIncorrect = 'That code is incorrect. Check it and try again.';
export const codeUsed = 'This code was already used. Request a new one.';

// change-role
export const noLongerAdministrator = 'You are no longer an administrator.';
export const lastAdministrator = (name: string) => `${name} is the last administrator. Make another user an administrator first.`;
export const anAdministrator = 'an administrator';
export const inTheRole = (role: string) => `in the role ${role}`;
export const emailOfOther = (owner: number, user: number) =>
  `This email address belongs to user ${owner}, not to user ${user}. No role was changed.`;
export const isAlready = (name: string, role: string) => `${name} is already ${role}.`;
export const isNow = (name: string, role: string) => `${name} is now ${role}.`;
export const isNot = (name: string, role: string) => `${name} is not ${role}.`;
export const isNoLonger = (name: string, role: string) => `${name} is no longer ${role}.`;
export const ownBan = 'You can’t ban yourself.';

// names
export const nameInvisible = "The field 'name' must have at least one visible character.";
export const nameTooLong = (most: number) => `The field 'name' must have at most ${most} characters.`;
export const emailInvalid = "The field 'email' must be an email address, without invisible characters.";
export const looksNotReady =
  'Names and email addresses like this one can’t be checked yet, because the server was just updated. Try again in a few minutes.';
export const nameLooksAlike = 'This name looks too much like another user’s. Choose a different one.';
export const emailLooksAlike = 'There is already an account with an email address that looks like this one.';

// profile
export const changedTooOften = 'You changed your profile too often.';
export const currentPasswordIncorrect = 'Your current password is incorrect.';
export const samePassword = 'Choose a different password from your current one.';

// session.routes
export const signedOut = 'You’ve signed out.';
export const passwordConfirmed = 'Your password is confirmed.';
export const tooManyRegistrations = 'Too many registrations from your network.';

// users.routes
export const ownAccountOnly = 'You can only see your own account.';
export const codeHere = 'Email isn’t set up, so here is the code. It works once, for 5 minutes.';
export const ownAccountChange = 'You can only change your own account.';
export const ownPasswordOnly = 'You can only change your own password.';
export const passwordChanged = 'Password changed. You’ve been signed out everywhere else.';

// users.store
export const onlyAdministratorsHold = (name: string) => `${name} is not an administrator: only administrators can hold matches.`;
export const joinForYourself = 'You can only request to join for yourself.';
