// errors
export const statusMissing = "The query parameter 'status' is missing.";
export const notFoundWith = (thing: string, key: string, id: string | number) => `${thing} not found with ${key} : ${id}`;
export const signInFirst = 'Please sign in first.';
export const onlyAdministrators = 'Only administrators can do this.';

// platform.routes
export const databaseSilent = 'The database isn’t responding.';
