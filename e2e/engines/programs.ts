import { spawnSync } from 'node:child_process';
import { findProgram } from '../../tooling/programs.ts';

/** Debian's packages and the program of each that the tests start. The last one is a window for WebKit, which has no mode without. */
const PACKAGES = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' } as const;
type Package = keyof typeof PACKAGES;

const missing = () => (Object.keys(PACKAGES) as Package[]).filter((name) => findProgram([PACKAGES[name]]) === undefined);

export function programOf(name: Package): string {
  const program = findProgram([PACKAGES[name]]);
  if (program === undefined) throw new Error(`${PACKAGES[name]} is missing. On Debian, apt-get install ${name} brings it.`);
  return program;
}

/** Installs what is missing, as root on Debian. Throws a message with what to install. */
export function installEngines(): void {
  if (missing().length === 0) return;
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: 'inherit',
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (process.getuid?.() === 0) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...missing());
  }
  const names = missing();
  if (names.length === 0) return;
  throw new Error(`The tests in Firefox and WebKit need Debian's ${names.join(', ')}, which could not be installed. Run apt-get install ${names.join(' ')} as root.`); // prettier-ignore
}
