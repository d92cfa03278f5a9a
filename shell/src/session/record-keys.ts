/** Where the stored auth record and the user's id are kept (part 2 §3). Alone in a file: the public pages load nothing else of the session. */
export const RECORD_KEY = 'auth';
export const USER_ID_KEY = 'userId';
