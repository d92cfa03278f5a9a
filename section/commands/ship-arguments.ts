const ABOUT_ONE = ['publish', 'canary', 'promote', 'rollback', 'history'];
const NAME = /^(mfe-[a-z0-9-]+|shell)$/;

/** Adds the repository's own section where none is named: `canary 1.2.0` becomes `canary mfe-promos 1.2.0`. */
export function withName([command = '', ...rest]: readonly string[], name: string): readonly string[] {
  if (!ABOUT_ONE.includes(command) || NAME.test(rest[0] ?? '')) return command === '' ? [] : [command, ...rest];
  return [command, name, ...rest];
}
