// The entry point for tests. Production code must not import it.
export { build } from './builders';
export { type FakePlatform, installFakePlatform, type MadeCall } from './fake-platform';
export { catchDownloads } from './catch-downloads';
export { exportAs } from './export-as';
export { checkRequest } from './codec-checks';
export { noteFault } from './faults';
export { type FakeWire, installFakeWire } from './fake-wire';
export { renderSection } from './render-section';
export { journalHas } from './journal';
export { unattachedStyles } from './unattached-styles';
