// ConfirmHost
export const confirmationFailed = 'Couldn’t open the confirmation. Nothing was changed. Check your connection and try again.';
// PasswordQuestion
export const enterPassword = 'Please enter your password';
export const tooLong = 'That password is too long';
export const cancel = 'Cancel';
export const checking = 'Checking...';
export const yourOwnPassword = 'Your own password';
// ToastCard
export const dismiss = 'Dismiss';
export const undo = 'Undo';
export const undoWhat = (what: string) => `Undo: ${what}`;
export const undoHint = '. To undo, press Ctrl+Z.';
export const seconds = (left: number) => `${left} s`;
