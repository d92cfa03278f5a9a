// FailureWords
export const whatItMeans = (number: string) => `What ${number} means`;
// SectionFailed
export const isUnavailable = (title: string) => `${title} is unavailable`;
export const retry = 'Retry';
export const checkAgain = 'Check again';
// StillLoading
export const stillLoading = (title: string) => `${title} is still loading…`;
export const loadingTitled = (title: string) => `Loading ${title}…`;
export const takesLonger = (title: string) => `${title} is taking longer than usual`;
// failure
export const notReached = (title: string, address: string) =>
  `${title} could not be reached at ${address}. It may be temporarily down. Try again or contact its owner.`;
export const tookTooLong = (title: string, seconds: number, waiting: boolean) =>
  `${title} took longer than ${seconds} seconds to load${waiting ? ' and is still loading' : ''}. Try again or let its owner know.`;
export const invalidEntry = (title: string, problem: string) =>
  `${title} has an invalid registry entry (${problem}). Its owner needs to publish it again.`;
export const invalidResponse = (title: string, status: number | null) =>
  `${title} returned an invalid response${status === null || status === 200 ? '' : ` (status ${status})`}. Try again. If it keeps happening, contact its owner.`;
export const brokenScript = (title: string) =>
  `${title} has a broken or incomplete script. Try again. If it keeps happening, contact its owner.`;
export const notASection = (title: string) => `${title} isn’t a valid section. Its owner needs to publish it again.`;
export const incompatible = (title: string, version: string, of: string, needed: number | string, offered: number | string) =>
  `${title} ${version} was built for ${of} ${needed}, and this console offers ${offered}. Its owner needs to publish a compatible version.`;
export const pageFailed = (title: string) => `This ${title} page failed to load. Try again. If it keeps happening, contact its owner.`;
export const pageCrashed = (title: string) =>
  `${title} crashed while showing this page. Try again. If it keeps happening, contact its owner.`;
export const fileAltered = (file: string, title: string) =>
  `${file} of ${title} doesn’t match the published file and was blocked. Try again. If it keeps happening, contact its owner and the platform team.`;
export const listAltered = (title: string, problem: string) =>
  `${title} was blocked: its file list ${problem}. Try again. If it keeps happening, contact its owner and the platform team.`;
export const registryUntrusted = (title: string, problem: string) =>
  `${title} was not started: the section list failed verification (${problem}). Try again. If it keeps happening, contact the platform team.`;
export const wentWrong = (title: string) =>
  `Something went wrong in ${title}. Check whether your last action went through. If it happens again, contact its owner.`;
export const froze = (seconds: number, title: string) =>
  `The console froze for ${seconds} seconds while ${title} was open. If it happens again, contact its owner.`;
export const unknownTeam = 'Unknown team';
export const platformTeam = 'the platform team';
export const ownerIs = (team: string, contact: string) => `Owner: ${team} (${contact}).`;
export const unknownVersion = (name: string) => `${name} of an unknown version`;
export const codeAndSection = (code: string, section: string) => `${code}, ${section}`;
// fetch-registry
export const registryStatus = (status: number) => `The registry answered with status ${status}.`;
// loader
export const superseded = 'another version took its place';
// registry
export const unreadableValue = 'a value cannot be read';
export const baseMustBeAddress = 'base must be an address';
// section-files
export const fileStatus = (status: number) => `couldn’t be loaded (status ${status})`;
export const invalidFormat = 'has an invalid format';
export const notTheOnePublished = 'is not the one that was published';
export const missingInRegistry = 'is missing from the registry';
// trust
export const unknownKey = 'it is signed with an unknown key';
export const notSigned = 'it is not signed';
export const wrongSignature = 'its signature doesn’t match its content';
export const olderThanSeen = (revision: number, seen: number) => `it is older than one already seen (${revision}, was ${seen})`;
