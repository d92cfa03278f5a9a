export { loadingPlayers, noName, position, userNumber } from '../fullmap-rooms.messages';
// ResultsPage
export const noUsers = 'No users found.';
export const noUsersHint = 'No players were accepted, so there’s no one to reward.';
export const checkBeforeSending = 'We’ll check again before sending.';
export const rewardsFailed = 'Couldn’t load existing rewards.';
export const retry = 'Retry';
export const results = 'Results';
export const resultsSubheading = 'Select the winners, then set each one’s position and message';
export const notCompletedYet = 'This room is not completed yet.';
export const goToApprovals = 'Go to approvals';
export const rewardList = 'Reward list';
// WinnerChooser
export const winnerWithoutId = 'No ID: can’t be selected';
export const rewarded = 'Rewarded';
export const registeredNotRewarded = 'Registered as a winner, not rewarded yet';
export const selectionNotSaved = (reason: string) => `${reason}: your selection couldn’t be saved in this browser.`;
export const completeFirst = 'Complete the room first.';
export const allRewarded = 'Everyone has been rewarded.';
export const selectOneWinner = 'Select at least one winner.';
export const selectionSaved = 'Your selection is saved. “Continue” checks the server before sending again.';
export const notRegistered = 'The winners were not registered.';
export const selected = (count: number) =>
  `${count} selected. “Continue” registers ${count === 1 ? 'this player as a winner' : 'these players as winners'}.`;
export const registering = 'Registering...';
export const continueButton = 'Continue';
