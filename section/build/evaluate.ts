import { createRequire } from 'node:module';
import { Script } from 'node:vm';

const require = createRequire(import.meta.url);

/** Runs a CommonJS bundle, which loads packages as this file does. Returns its default export. */
export function evaluate(code: string, filename: string): unknown {
  const module = { exports: {} as { default?: unknown } };
  const run = new Script(`(function (module, exports, require) {${code}\n})`, { filename }).runInThisContext() as (
    ...parts: unknown[]
  ) => void;
  run(module, module.exports, require);
  return module.exports.default;
}
