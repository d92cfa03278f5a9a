// What entities, lists and calls of the wire are written with: it is in the shell's first file anyway, and shared at run time. Not the
// entities themselves: a section reads those that it was built with.
export * from './wire/dates';
export * from './wire/entity';
export * from './wire/fields';
export * from './wire/lists';
export * from './wire/strings';
