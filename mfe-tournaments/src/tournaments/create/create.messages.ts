export { description, game, map, mode } from '../tournaments.messages';
// CreateTournamentButton
export const formFailed = 'The form failed to load. Try again.';
export const createButton = '+ Create Tournament';
// CreateTournamentDialog
export const created = 'tournament created successfully';
export const createFailed = 'something went wrong!';
export const sentNotConfirmed = (title: string) => `“${title}” was sent but not confirmed.`;
export const alreadyCreated = (title: string) => `“${title}” was already created.`;
export const createHeading = 'Create Tournament';
export const createSubheading = 'Fill in the details for your new tournament.';
export const create = 'Create';
export const fallbackOrganizer = (id: number) => `We couldn’t identify your account, so user ${id} will be the organizer.`;
export const fallbackOrganizerHint = 'Sign out and back in to create it under your name.';
// TournamentFields
export const basicInfo = 'Basic Tournament Info';
export const title = 'Title';
export const winningPrize = 'Winning prize';
export const entryFeeField = 'Entry fee';
export const settings = 'Tournament Settings';
export const gameIdField = 'Game ID';
export const gamePasswordField = 'Game password';
export const notInDrafts = 'Not saved in drafts';
export const startTimeField = 'Start time';
// choices
export const numberOf = (chosen: string) => `No. ${chosen}`;
// tournament-values
export const gameIdInteger = 'Game ID can only be an integer.';
export const fieldRequired = (label: string) => `${label} is required`;
