export { close, loading } from '../rooms.messages';
// Evidence
export const noScreenshot = 'No Screenshot';
export const imageFailed = 'Failed to load image';
export const retry = 'Retry';
export const loadingScreenshot = (player: string) => `Loading the screenshot of ${player}`;
export const enlargeScreenshot = (player: string) => `Enlarge the screenshot of ${player}`;
export const resultScreenshot = (player: string) => `Result screenshot of ${player}`;
// EvidencePair
export const viewerFailed = 'The viewer failed to load. Try again.';
// EvidencePane
export const screenshotKeys = (player: string) => `Screenshot of ${player}: arrow keys pan, + and − zoom, R rotates`;
// EvidenceViewer
export const viewLabel = 'View of the screenshots';
export const resultScreenshots = 'Result screenshots';
export const zoomBoth = 'Zoom both';
export const zoomOut = 'Zoom out (-)';
export const zoomIn = 'Zoom in (+)';
export const rotate = 'Rotate (R)';
export const fit = 'Fit (0)';
