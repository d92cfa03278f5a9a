export * from './wire/dates';
export * from './wire/entity';
export * from './wire/fields';
export * from './wire/isolated';
export * from './wire/lists';
export * from './wire/strings';
