export { position, rewardsNotLimited, roomNumber, unknown, userNumber } from '../fullmap-rooms.messages';
// Outcome
export const waiting = 'Waiting';
export const sending = 'Sending';
export const sent = 'Sent';
export const alreadyRewarded = 'Already rewarded';
export const failed = 'Failed';
export const userRewarded = (userId: number) => `User ${userId} rewarded successfully!`;
export const userAlreadyRewarded = (userId: number) => `User ${userId} was already rewarded. Nothing was sent.`;
export const userRewardUnknown = (userId: number) => `We’ll check whether user ${userId} was rewarded before sending again.`;
export const rewardingUser = (userId: number) => `Rewarding user ${userId}...`;
export const userNotRewarded = (userId: number) => `User ${userId} is not rewarded yet.`;
export const rewards = 'Rewards';
export const tryAgainHint = 'Trying again only sends rewards that are still missing.';
export const rewardingUnfinished = (left: number, all: number) =>
  `Rewarding isn’t finished: ${left} of ${all} winners may not be rewarded yet.`;
export const resumeHint = 'Resuming only sends rewards that are still missing.';
export const changeRewards = 'Change the rewards';
export const rewarding = 'Rewarding...';
export const resume = 'Resume';
export const tryAgain = 'Try again';
// RewardReview
export const prizePoolFact = 'Prize pool';
export const paidSoFar = 'Paid so far';
export const theseRewards = 'These rewards';
export const poolExceeded = (asked: string, left: string) => `These rewards total ${asked}, but only ${left} of the prize pool is left.`;
export const poolExceededHint = 'Choose fewer winners, or positions that pay less.';
export const reviewRewards = 'Review rewards';
export const noMessage = 'No message';
export const byAnother = 'By another administrator';
export const noPosition = 'No position';
export const positionShared = (position: number | null, shared: boolean) => `Position ${position}${shared ? ', shared' : ''}`;
export const changeRewardFor = (name: string) => `Change the reward for ${name}`;
export const change = 'Change';
// RewardStep
export const tierPays = (places: number, reward: string) => `top ${places}: ${reward}`;
export const choosePosition = 'Choose a position to continue.';
export const noRewardHere = 'No reward for this position.';
export const rewardedAs = (tier: string) => `Rewarded as ${tier}`;
export const positionField = 'Position';
export const positionNumber = (place: number | string) => `Position ${place}`;
export const message = 'Message';
export const messagePlaceholder = 'Message...';
export const positionTaken = (position: number | null, names: string) => `Position ${position} is also assigned to ${names}.`;
export const fineForSquads = 'That’s fine for squads.';
export const pay = 'Pay';
// RewardingPage
export const noWinners = 'No winners found.';
export const noWinnersHint = 'No rewards pending. Select winners on the Results screen.';
export const goToResults = 'Go to the results';
export const loadingWinners = 'Loading the winners';
export const rewardWinners = 'Reward winners';
export const backToResults = 'Back to results';
// Stepper
export const messageTooLong = 'Message too long';
export const bannedNotConfirmed = 'Banned: confirm first';
export const noPositionYet = 'No position yet';
export const back = 'Back';
export const reward = 'Reward';
export const winnerOf = (step: number, all: number) => `Winner ${step} of ${all}`;
export const rewardCount = (count: number) => `Reward ${count} ${count === 1 ? 'winner' : 'winners'}`;
export const next = 'Next';
// reward-plan
export const rewardedUnknown = 'Couldn’t check who has been rewarded.';
// rewarding.operations
export const storageBlocked =
  'Your browser blocks site storage, which we need to prevent double rewards. Nothing was sent. Allow site data and try again.';
export const winnerAlreadyRewarded = 'This winner was already rewarded.';
// run-plan
export const chooseWinnersFirst = 'Choose winners first.';
export const winnersUnknown = (reason: string) => `Couldn’t check existing winners. Nothing was sent. ${reason}`;
export const setPositionsFirst = 'Set every winner’s position first. Nothing was sent.';
export const winnersNotRegistered = (reason: string) => `Couldn’t register the winners: ${reason}`;
export const winnersLeft = (left: number) => `${left} ${left === 1 ? 'winner is' : 'winners are'} not rewarded yet.`;
// useRewarding
export const allWinnersRewarded = 'All winners rewarded.';
export const rewardsNotSaved = 'Your browser blocks site storage, so rewards can’t be saved.';
