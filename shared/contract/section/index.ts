// What a section declares.
export * from './descriptor';
export * from './icon';
export * from './links';
export * from './mount';
export * from './section';
export * from './shared-modules';
export * from './version';
export * from './widgets-at';
