// DevBanner
export const isUnchanged = (title: string) => `${title} is unchanged.`;
export const isLiveVersion = (title: string) => `${title} is the live version.`;
export const runningFromMachine = 'Running from a developer machine';
export const runsFromUntil = (title: string, origin: string, time: string) => `${title} runs from ${origin} until ${time}.`;
export const stop = 'Stop';
// DevSectionsPanel
export const loadFromMachine = 'Load from a developer machine';
export const onlyHere = 'Only in this browser session. Everyone else sees the live version.';
export const checkFailed = 'Couldn’t check whether this is allowed';
export const checkFailedHint = 'Check your connection and try again.';
export const turnedOff = 'Developer sections are turned off. The operator can enable them with DEV_SECTIONS.';
// DeveloperAddress
export const newSection = 'This section is new here.';
export const replacesLive = (live: string) => `It replaces the live ${live}.`;
export const runQuestion = (section: string, origin: string) => `Run ${section} from ${origin}?`;
export const onlyHereHours = (instead: string) =>
  `${instead} Only in this browser session, for up to eight hours. Everyone else sees the live version.`;
export const trustHint = 'Its code can do anything you can. Continue only if you trust the person running it.';
export const willReload = 'The page will reload.';
export const runSection = (title: string) => `Run ${title}`;
export const serverHint = (origin: string, problem: string) =>
  `${origin} ${problem}. Check that its dev server was started with --into this console.`;
export const developerMachine = 'A developer’s machine';
export const address = 'Address';
export const addressPlaceholder = 'http://localhost:3901';
export const addressHint = (origin: string, allowed: string) =>
  `The address printed by npm run dev -- --into ${origin}. Allowed here: ${allowed}`;
export const looking = 'Looking…';
export const continueButton = 'Continue';
// address
export const addressExample = 'Enter a full address, such as http://localhost:3901.';
export const notAllowed = (origin: string, allowed: string) => `${origin} is not allowed here. Allowed are ${allowed}.`;
// entry
export const noSection = 'didn’t return a section';
export const otherSection = (name: string) => `answers with ${name}, which you didn’t confirm`;
export const incompatible = (sentence: string) => `has an incompatible section: ${sentence}`;
export const takesPath = (path: string, owner: string) => `has a section that wants ${path}, which belongs to ${owner}`;
export const answersWithStatus = (status: number) => `answers with status ${status}`;
export const noAnswer = 'does not answer';
// follow
export const timeLimit = 'the time limit was reached';
export const noLongerAllowed = 'the server no longer allows it';
export const stoppedElsewhere = 'it was stopped in another tab';
export const newSession = 'you started a new session';
export const backOnLive = (title: string, why: string) => `${title} is back on the live version: ${why}.`;
export const youStoppedIt = 'you stopped it';
// preview
export const runningPreview = 'Running a preview';
export const previewBy = (versions: string, by: string, time: string) => `Preview by ${by} until ${time}, for you alone: ${versions}.`;
export const previewProblem = (title: string, problem: string) => `The preview ${problem}. ${title} is the live version.`;
export const previewUntrusted = 'This preview isn’t signed with this console’s key, so it doesn’t run. Ask for a new link.';
export const previewOver = 'This preview was stopped or has expired. You see the live versions.';
export const previewOverShort = 'it was stopped or has expired';
export const liveVersionsAreBack = (why: string) => `You see the live versions again: ${why}.`;
export const close = 'Close';
// PreviewPanel
export const preview = 'Preview';
export const runPreviewQuestion = 'Run this preview?';
export const previewHint = (by: string, time: string) =>
  `Uploaded by ${by}. It runs only in this browser session, until you stop it or it ends at ${time}. Everyone else sees the live versions.`;
export const previewTrust = 'Its code can do anything you can. Continue only if you trust the person who sent you the link.';
export const runPreview = 'Run preview';
export const starting = 'Starting…';
export const previewFailed = 'Couldn’t load the preview';
export const replacesVersion = (live: string) => `replaces the live ${live}`;
export const isNewSection = 'new section';
export const cannotRun = (problem: string) => `can’t run here: it ${problem}`;
// service
export const serverStatus = (status: number) => `The console’s server answered with status ${status}.`;
export const couldNotBeChecked = 'couldn’t be checked';
export const didNotAnswer = 'did not answer';
