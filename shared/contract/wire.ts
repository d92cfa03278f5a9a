// The building blocks of entities, lists and calls, shared at run time because the shell's first file has them anyway. The entities
// themselves are not shared: each section uses those that it was built with.
export * from './wire/dates';
export * from './wire/entity';
export * from './wire/fields';
export * from './wire/isolated';
export * from './wire/lists';
export * from './wire/strings';
