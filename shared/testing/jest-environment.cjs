// Adds browser APIs that jsdom lacks and that ky and the router need on import.
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
