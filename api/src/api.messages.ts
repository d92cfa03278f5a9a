// errors
export const statusMissing = "The query parameter 'status' is missing.";
export const notFoundWith = (thing: string, key: string, id: string | number) => `${thing} not found with ${key} : ${id}`;
export const signInFirst = 'Please sign in first.';
export const onlyAdministrators = 'Only an administrator may do this.';

// platform.routes
export const databaseSilent = 'The database does not answer.';
