// What entities, lists and calls of the wire are written with, shared at run time: the shell's first file has it anyway. The entities are
// not here: a section reads those that it was built with.
export * from './wire/dates';
export * from './wire/entity';
export * from './wire/fields';
export * from './wire/lists';
export * from './wire/strings';
