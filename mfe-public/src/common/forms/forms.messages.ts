// ContactForm
export const contact = 'Contact';
export const sendMessage = 'Send message';
export const email = 'Email';
export const message = 'Message';
// PublicForm
export const leaveEmpty = 'Leave this empty';
export const needsJavaScriptOrWriteTo = 'This form needs JavaScript. Turn it on, or write to';
// form-rules
export const enterEmail = 'Enter your email.';
export const emailExample = 'Enter an email address, such as name@example.com.';
export const charactersOf = (count: string, limit: string) => `${count} of ${limit} characters.`;
export const readyToSend = 'Ready to send.';
export const pleaseAdd = (missing: string) => `Please add ${missing}.`;
export const writeAMessage = 'Write a message.';
export const yourEmail = 'your email';
export const aMessage = 'a message';
export const messageSent = "Message sent successfully! We'll get back to you soon.";
export const typeConfirmation = (word: string) => `Type ${word} in capitals.`;
export const accountEmail = 'your account’s email';
export const confirmationWord = (word: string) => `the word ${word}`;
export const deletionSubmitted = 'Your deletion request has been submitted successfully.';
