/*
 * Each window of a whole Chromium renders two pages for its address bar's suggestions, in processes of their own: half of the cost of
 * opening a window, for an address bar that no test uses.
 */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Of several such arguments Chromium heeds the last one only, so those that Playwright gives are among them. */
const PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The argument that turns features of the browser off. */
export const withoutFeatures = (...more: readonly string[]): string =>
  `--disable-features=${[...PLAYWRIGHT, ...SUGGESTIONS, ...more].join(',')}`;
