// What browsers report about the sections they load.
export * from './figures';
export type * from './telemetry';
