// jsdom leaves out what every browser has; ky and the router need it as soon as they are imported.
const { TestEnvironment } = require('jest-environment-jsdom');

const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'Uint8Array',
  'ArrayBuffer',
  'BroadcastChannel',
];

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
  }
};
