/** Part 2 §3. In its own file, because the public pages load nothing else of the session. */
export const RECORD_KEY = 'auth';
export const USER_ID_KEY = 'userId';
