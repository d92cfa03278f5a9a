import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { packageFile } from './packages.ts';

interface LeftOut {
  readonly package: string;
  readonly file: string;
  /** Functions and methods that are never called here. One that is called after all throws its name. */
  readonly never?: readonly string[];
  /** Variables and calls that have one value here. */
  readonly always?: Readonly<Record<string, string>>;
}

/**
 * What the console's first file would carry for others. None of it can be reached by a section, which gets neither
 * `react-dom/client` nor the router's or the federation's own objects, but what React would load by itself: that throws.
 */
const LEFT_OUT: readonly LeftOut[] = [
  {
    // Nothing is rendered by React on a server, so nothing is hydrated.
    package: 'react-dom',
    file: 'cjs/react-dom-client.production.js',
    never: [
      'updateDehydratedSuspenseComponent',
      'clearHydrationBoundary',
      'hideOrUnhideDehydratedBoundary',
      'mountHostRootWithoutHydrating',
      'attemptExplicitHydrationTarget',
      'createFiberFromDehydratedFragment',
      'retryActivityComponentWithoutHydrating',
      'getBumpedLaneForHydrationByLane',
      'registerSuspenseInstanceRetry',
      'retryIfBlockedOn',
    ],
    always: {
      isHydrating: '!1',
      // No event waits until its part of the page is hydrated.
      'null === blockedOn': '!0',
      'clearIfContinuousEvent(domEventName, nativeEvent)': '0',
      'getParentHydrationBoundary(targetNode)': 'null',
      'popHydrationState(workInProgress)': '!1',
      'Error(formatProdErrorMessage(519))': 'null',
      'Error(formatProdErrorMessage(461))': 'null',
    },
  },
  {
    // Browsers without composition or input events run no module of ours.
    package: 'react-dom',
    file: 'cjs/react-dom-client.production.js',
    always: {
      canUseDOM: '!0',
      canUseCompositionEvent: '!0',
      '(useFallbackCompositionData &&': '(!1 &&',
      'return useFallbackCompositionData &&': 'return !1 &&',
      'if (isInputEventSupported)': 'if (!0)',
      'documentMode &&': '!1 &&',
      '!documentMode': '!0',
    },
  },
  {
    // React's signals that something waits are made at the start, once, and have no stack: for one, V8 parses all of React a second time
    // while somebody measures or debugs.
    package: 'react-dom',
    file: 'cjs/react-dom-client.production.js',
    always: Object.fromEntries(
      [460, 474, 542].map((code) => [
        `Error(formatProdErrorMessage(${String(code)}))`,
        `Object.create(Error.prototype, { message: { value: formatProdErrorMessage(${String(code)}) } })`,
      ]),
    ),
  },
  {
    // Files come by webpack's functions, which ask the lists for their hashes. React knows of none: what it loaded itself would not run.
    package: 'react-dom',
    file: 'cjs/react-dom-client.production.js',
    never: [
      'acquireResource',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'suspendResource',
      'preloadStylesheet',
      'insertStylesheetIntoRoot',
    ],
  },
  {
    // Routes here have no loaders, and no framework whose pages a link could fetch early.
    package: 'react-router',
    file: 'dist/production/chunk-7RTFRKQW.mjs',
    never: ['PrefetchPageLinks', 'RSCErrorHandler'],
    always: { dataRouterState: 'null', 'isDataRoute ?': '!1 ?', 'RenderErrorBoundary.contextType = RSCRouterContext': '!1' },
  },
  // No answer is read, and no request is sent, with a listener for its progress.
  {
    package: 'ky',
    file: 'distribution/core/Ky.js',
    always: { 'ky.#options.onDownloadProgress': 'void 0', 'this.#options.onUploadProgress': 'void 0' },
  },
  // The style cache has a list of prefixes of its own (`shared/ui/base/style-cache.ts`).
  { package: '@emotion/cache', file: 'dist/emotion-cache.browser.esm.js', never: ['prefix'] },
  // Every page has a style cache of its own: the one without would move the document's styles to its end, which has all of it styled anew.
  {
    package: '@emotion/react',
    file: 'dist/emotion-element-f0de968e.browser.esm.js',
    always: { "typeof HTMLElement !== 'undefined' ?": '!1 ?' },
  },
  // Nor are the document's own styles moved by the cache that takes them over: they stand where they belong.
  {
    package: '@emotion/sheet',
    file: 'dist/emotion-sheet.esm.js',
    always: { '_this.container.insertBefore(tag, before)': 'tag.isConnected || _this.container.insertBefore(tag, before)' },
  },
  // What changes something is an operation of the platform's (`shared/platform/operations`), not a mutation of the query cache.
  { package: '@tanstack/query-core', file: 'build/modern/mutationCache.js', never: ['build', 'add', 'remove', 'canRun', 'runNext'] },
  // The shell names each section's entry file, a classic script: it reads no manifest, preloads by the document, and builds in no remote.
  {
    package: '@module-federation/runtime-core',
    file: 'dist/plugins/snapshot/SnapshotHandler.js',
    never: ['getGlobalRemoteInfo', 'loadRemoteSnapshotInfo', 'getManifestJson', 'loadManifestSnapshot'],
  },
  { package: '@module-federation/runtime-core', file: 'dist/utils/hooks/pluginSystem.js', never: ['removePlugin'] },
  {
    package: '@module-federation/runtime-core',
    file: 'dist/remote/index.js',
    never: ['preloadRemote', 'initRawContainer'],
    // Without manifests nothing is known of a removed section that would have to be forgotten.
    always: {
      'getInfoWithoutType(CurrentGlobal.__FEDERATION__.moduleInfo, getFMId(remote)).key': 'void 0',
      'getGlobalRemoteInfo(remote, host)': '{}',
      'if (hostGlobalSnapshot) {': 'if (!1) {',
    },
  },
  {
    package: '@module-federation/runtime-core',
    file: 'dist/utils/load.js',
    never: ['loadEsmEntry', 'loadSystemJsEntry', 'loadEntryNode'],
  },
  { package: '@module-federation/webpack-bundler-runtime', file: 'dist/remotes.js', never: ['remotes'] },
  // Nobody needs a shared module at once: the shell has its own, and a section's entry asks for none.
  {
    package: '@module-federation/runtime-core',
    file: 'dist/shared/index.js',
    never: ['loadShareSync'],
    always: {
      'host.options.shareStrategy === "version-first" || strategy === "version-first"': '!1',
      // What a section asks for it describes itself, and the shell brings it.
      'if (extraOptions?.customShareInfo) {': 'if (!0) {',
    },
  },
  {
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/installInitialConsumes.js',
    never: ['handleInitialConsumes', 'installInitialConsumes'],
  },
  // All builds are `loaded-first`, and nothing that is shared is shaken.
  {
    package: '@module-federation/runtime-core',
    file: 'dist/utils/share.js',
    always: {
      'strategy === "loaded-first"': '!0',
      'if (useTreesShaking) {': 'if (!1) {',
      'shouldUseTreeShaking(treeShaking)': '!1',
      'shareArgs.shareConfig?.eager && shareArgs.treeShaking?.mode': '!1',
      'shareArgs.treeShaking ?': '!1 ?',
      'shareConfig.singleton': '!0',
      // A shared module stands once, and whether its version serves a section is judged before that goes live (decision 6).
      '!satisfy(maxOrSingletonVersion, requiredVersion)': '!1',
      'satisfy(transformInvalidVersion(a), `<=${transformInvalidVersion(b)}`)': '!0',
    },
  },
  {
    package: '@module-federation/sdk',
    file: 'dist/logger.js',
    always: { 'isDebugMode() ? captureStackTrace() : void 0': 'void 0' },
  },
  // What is shared is not shaken by a build server, and so has no second copy to fall back to.
  { package: '@module-federation/webpack-bundler-runtime', file: 'dist/init.js', always: { 'if (USE_SHARED) {': 'if (!1) {' } },
  { package: '@module-federation/webpack-bundler-runtime', file: 'dist/getSharedFallbackGetter.js', always: { '!sharedFallback': '!0' } },
  {
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/updateOptions.js',
    always: { 'sharedFallback ?': '!1 ?', 'initializeSharingData && !initializeSharingData._updated': '!1' },
  },
  {
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/consumes.js',
    always: { 'shareInfo?.shareConfig?.layer && result': '!1 && result', 'getUsedExports(webpackRequire, shareKey)': 'void 0' },
  },
  // No remote is built in.
  {
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/initializeSharing.js',
    always: { 'if (bundlerRuntimeRemotesOptions)': 'if (!1)' },
  },
  // Of the runtime the bundler's part needs what makes an instance; the shell imports for itself.
  {
    package: '@module-federation/webpack-bundler-runtime',
    file: 'dist/index.js',
    always: {
      'import * as runtime from "@module-federation/runtime"':
        'import { init as initRuntime } from "@module-federation/runtime"; const runtime = { init: initRuntime }',
    },
  },
];

/** The rules of a production build that leave it out. Throws when an installed package has no such file any more. */
export function leavingOut(): RuleSetRule[] {
  const installed = LEFT_OUT.filter(({ package: name }) => existsSync(packageFile(name, 'package.json')));
  return installed.map(({ package: name, file, never, always }) => {
    const resource = packageFile(name, file);
    if (!existsSync(resource)) throw new Error(`${name} has no ${file} any more: look what took its place (section/build/left-out.ts).`);
    return { resource, loader: path.join(import.meta.dirname, 'lean/leave-out.cjs'), options: { never, always } };
  });
}

/** The rule of a production build that takes no words of the server's into a browser. */
export const leavingOutServersWords: RuleSetRule = {
  test: /[\\/]contract[\\/]calls[\\/][\w-]+\.ts$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'lean/leave-servers-words.cjs'),
};
