// AlreadySignedIn
export const alreadySignedIn = 'You’re already signed in';
export const activeSession = 'You have an active session in this browser.';
export const signedInAs = (who: string) => `Signed in as ${who}.`;
export const admin = 'Admin';
export const homePage = 'Home page';
export const switchAccount = 'Switch account';
export const logout = 'Logout';
// LoginForm
export const login = 'Login';
export const signInToArena = 'Sign in to Arena.';
export const email = 'Email';
export const password = 'Password';
export const signingIn = 'Signing in...';
export const signedIn = 'Signed in';
export const takingYouHome = 'Taking you to the home page…';
export const noAccountYet = 'No account yet?';
export const register = 'Register';
// LoginPage
export const emailRequired = 'Email is required';
export const emailExample = 'Enter an email address, such as name@example.com';
export const passwordRequired = 'Password is required';
// RegisterPage
export const registrationNotAvailable = 'Registration isn’t available yet';
export const registrationHint = 'You can’t create an account here yet. This form only checks your entries; nothing is sent.';
export const registered = 'Registered successfully!';
export const youCanSignIn = 'You can now sign in.';
export const createAccount = 'Create an account to play.';
export const name = 'Name';
export const confirmPassword = 'Confirm password';
export const registering = 'Registering...';
export const alreadyRegistered = 'Already registered?';
// ReturnLink
export const continueWhereYouWere = (screen: string) => `Continue where you were: ${screen}`;
// register-values
export const required = 'Required';
export const samePasswordAgain = 'Type the same password again';
export const atLeast = (characters: number) => `At least ${characters} characters.`;
export const passwordTooShort = (characters: number) => `Use at least ${characters} characters for the password`;
export const allRequired = 'All fields are required';
export const passwordsDiffer = 'Passwords do not match';
// useLogin
export const loginSuccessful = 'Login successful!';
export const storageBlocked = 'Your browser blocks site storage, so you’re signed in only until you reload or close this page.';
export const loginFailed = 'Failed to login';
export const loginFailedHint = 'Check your email and password and try again.';
