/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertStarts, startProblem } from './entry-start.ts';
import { useWorkshop } from './testing/workshop.ts';
import { writeBuild } from './testing/small-build.ts';

const workshop = useWorkshop();

const CONTAINER = (exposed: string) => `var mfe_small; (() => {
  const core = globalThis._FEDERATION_RUNTIME_CORE;
  const src = document.currentScript && document.currentScript.tagName.toUpperCase() === 'SCRIPT' ? document.currentScript.src : '';
  if (!src) throw new Error('Automatic publicPath is not supported in this browser');
  const instance = new core.ModuleFederation({ ...core.helpers.global, name: 'mfe_small ' + core.version });
  const modules = { ${JSON.stringify(exposed)}: () => new Promise((onload) => document.head.appendChild(Object.assign(document.createElement('script'), { onload }))) };
  const none = (name) => Promise.resolve().then(() => { throw Error('Module "' + name + '" does not exist in container.'); });
  mfe_small = { init: () => instance.init(), get: (name) => (modules[name] ? modules[name]() : none(name)) };
})();`;

test.each([
  ['starts', CONTAINER('./section'), null],
  ['exposes something else', CONTAINER('./sections'), 'Module "./section" does not exist in container'],
  ['has another name', CONTAINER('./section').replaceAll('mfe_small', 'mfe_other'), 'it has no container mfe_small with init and get'],
  ['has no init', 'var mfe_small = { get: () => 1 };', 'it has no container mfe_small with init and get'],
  ['is cut off', CONTAINER('./section').slice(0, -9), 'Unexpected end of input'],
  ['throws', 'throw new Error("No luck.");', 'No luck'],
  ['never ends', 'for (;;);', 'Script execution timed out after 2000ms'],
])('an entry that %s', async (_, code, problem) => {
  expect(await startProblem(code, 'mfe_small')).toBe(problem);
});

test('a build whose entry would not start is refused with its file and the reason', async () => {
  const entry = 'remoteEntry.1a2b3c4d.js';
  const build = writeBuild(path.join(workshop.builds, 'one'), '1.0.0', 'one', 1, { integrity: { [entry]: 'sha384-A' } });
  await assertStarts(build);
  writeFileSync(path.join(build, entry), CONTAINER('./sections'));
  await expect(assertStarts(build)).rejects.toThrow(
    `${entry} would not start in the console: Module "./section" does not exist in container. Build it again`,
  );
  await expect(assertStarts(workshop.buildOf('1.1.0'))).rejects.toThrow('its descriptor names no remoteEntry');
});
