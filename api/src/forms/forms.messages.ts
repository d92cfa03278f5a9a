// forms.routes
export const messageSent = "Message sent successfully! We'll get back to you soon.";
export const deletionSubmitted = 'Your deletion request has been submitted successfully.';
export const tooManyMessages = 'Too many messages came from your network.';
export const confirmExactly = "The field 'confirm' must be exactly DELETE.";
export const messageMissing = "The field 'message' is missing.";
