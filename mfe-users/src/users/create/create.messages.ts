export { addNewUser, email, name } from '../users.messages';
// AddUserDialog
export const userAdded = (name: string) => `${name} was added`;
export const codeHint = 'A one-time code verifies the email address.';
export const addUser = 'Add User';
export const adding = 'Adding...';
export const addNotConnected = 'Adding users is not connected yet';
export const addNotConnectedHint = 'This backend can’t add users. Nothing was sent.';
export const mobileNumber = 'Mobile number';
export const password = 'Password';
export const addUnsure = 'The user may already exist. Search the list or send again: no one is added twice.';
export const addedElsewhere = 'A user was just added in another tab. Nothing was sent from here.';
// CodeField
export const codeCreated = (email: string) => `Code created for ${email}.`;
export const oneTimeCode = 'One-time code';
export const sending = 'Sending...';
export const sendAgain = 'Send again';
export const sendCode = 'Send code';
export const codeIsFor = (email: string) => `The code is for ${email}. Send one to the new address.`;
export const codeIs = (code: string) => ` The code is ${code}.`;
// new-user-values
export const emailExample = 'Enter an email address, such as amara@example.com';
export const phoneExample = 'Enter a phone number (6–20 digits, with + and country code)';
export const passwordTooShort = (characters: number) => `At least ${characters} characters`;
export const codeRequired = 'Enter the 6-digit code';
export const fieldRequired = (name: string) => `Please fill ${name}`;
export const emailRequired = 'Please fill email';
