// Without the schemas: the public site's forms need these, and nothing else.

export const LONGEST_EMAIL = 254;

/** What a browser's own e-mail field asks for, and a dot in the host. Each character has one place in it, so a text is read once. */
export const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);
