// AccountDeletionPage
export const deletedAccount = 'Your name, email address, mobile number, password and profile picture';
export const deletedNames = 'Your in-game IDs, and your name in rankings and room lists';
export const deletedScreenshots = 'Screenshots of matches that are over and not in dispute';
export const keptPayments = 'Payments, prizes and redeems: as long as tax law requires, up to 10 years';
export const keptResults = 'Results of matches, without your name';
export const keptDisputes = 'Data needed for open disputes or court orders, until resolved';
export const keptBackups = 'Copies in backups: gone after 30 days';
export const accountDeletion = 'Account deletion';
export const deletionDescription =
  'Request deletion of your Arena account: what we delete, what the law requires us to keep and for how long, and the form. You don’t need to sign in.';
export const deletionIntroduction =
  'Request deletion of your account. You don’t need to sign in. We’ll email you to confirm, and delete the account within 30 days after you do. Before that, we pay out your balance.';
export const whatIsDeleted = 'What is deleted';
export const whatIsKept = 'What is kept, and for how long';
export const moreInPolicy = 'More in the [privacy policy](/privacy-policy#how-long).';
export const requestDeletion = 'Request deletion';
export const email = 'Email';
export const emailHint = 'The email on your account.';
export const reason = 'Reason (optional)';
export const reasonHint = 'It won’t affect your request.';
export const confirmation = 'Confirmation';
export const confirmationHint = 'The word DELETE, in capitals.';
// ContactPage
export const contact = 'Contact';
export const contactDescription = 'Questions, disputed results or ideas? Write to Arena and a real person will reply.';
export const contactIntroduction = 'Questions, disputed results or ideas? A real person will reply. For rooms or payments, include the ID.';
export const byEmail = 'By email:';
export const afterEmail = '. To delete your account, use';
export const accountDeletionLink = 'account deletion';
// PlaceholderPage
export const comingSoon = 'Coming soon';
export const howToReachUs = 'How to reach us';
export const reachByThe = 'By the';
export const reachFormLink = 'contact form';
export const reachOrAt = ', or at';
export const reachEnd = '. A real person will reply.';
