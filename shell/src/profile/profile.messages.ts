// DetailsForm
export const profileSaved = 'Profile saved';
export const yourDetails = 'Your details';
export const changesKept = ' Your changes are still here.';
export const restored = 'Restored your unsaved changes.';
export const name = 'Name';
export const mobile = 'Mobile';
export const pubgId = 'PUBG Mobile ID';
export const freeFireId = 'Free Fire ID';
export const undoChanges = 'Undo changes';
export const saving = 'Saving...';
export const save = 'Save';
// PasswordForm
export const password = 'Password';
export const passwordChanged = 'Password changed';
export const passwordChangedHint = 'You’re still signed in here. All your other sessions were signed out.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const atLeast = (characters: number) => `At least ${characters} characters.`;
export const confirmNewPassword = 'Confirm new password';
export const changing = 'Changing...';
export const changePassword = 'Change password';
// ProfilePage
export const loading = 'Loading your profile';
export const heading = 'Edit Profile';
export const subheading = 'Your account and sign-in details';
export const consoleLink = 'Console';
export const homePage = 'Home page';
export const signInToEdit = 'Sign in to edit your profile.';
export const login = 'Login';
export const noAccount = 'We couldn’t identify your account';
export const noAccountHint = 'Sign out and back in. If this persists, contact the platform team.';
export const you = 'You';
export const noName = 'no name';
export const noEmail = 'no email address';
export const details = 'Details';
export const notAvailable = 'Profile editing isn’t available';
export const notAvailableHint = 'This backend doesn’t support profile changes. Contact the platform team to correct something.';
export const balance = 'Balance';
export const roles = 'Roles';
export const remark = 'Remark';
// UndoSetting
export const undoDecisions = 'Undo for single decisions';
export const undoHint = 'Accepting or approving a player waits 5 seconds, so that you can undo it. This setting applies to this device.';
export const undoSends = 'On, sent if you close the tab';
export const undoDrops = 'On, dropped if you close the tab';
export const undoOff = 'Off, sent at once';
// profile-values
export const atMost40 = 'Use at most 40 characters';
export const enterName = 'Enter your name';
export const atMost80 = 'Use at most 80 characters';
export const phoneExample = 'Enter a phone number such as +254 700 000001, or leave this blank';
export const enterCurrentPassword = 'Enter your current password';
export const useAtLeast = (characters: number) => `Use at least ${characters} characters`;
export const atMost200 = 'Use at most 200 characters';
export const passwordsDiffer = 'Passwords don’t match';
export const samePassword = 'Choose a different password from your current one';
