// Free of schemas, because the public site's forms import it alone.

/** The maximum length of an email address in characters. */
export const LONGEST_EMAIL = 254;

/** The browser's own email syntax, with a dot required in the host. Matches in linear time. */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
/** Whether a text is an email address of at most 254 characters with a dot in its host. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);
