import * as t from './boot.messages';
const PATIENCE_MS = 10_000;

/** Fetches the program past the browser's cache, which would keep a damaged file for a year. Resolves with whether all of it arrived. */
function fetchAgain(): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(async ({ src, integrity }) => {
    const answer = await fetch(src, { cache: 'reload', integrity, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  });
  return Promise.all(files).then(
    (all) => all.every(Boolean),
    () => false,
  );
}

function tell(reload: () => void): void {
  const page = document.getElementById('root') ?? document.body;
  const parts = Object.entries({
    h1: t.startFailed,
    p: t.startFailedHint,
    button: t.retry,
  }).map(([tag, text]) => Object.assign(document.createElement(tag), { textContent: text }));
  page.setAttribute('role', 'alert');
  page.style.cssText = 'max-width: 36rem; margin: 20vh auto; padding: 0 24px; font: 16px/1.5 system-ui';
  page.replaceChildren(...parts);
  parts.at(-1)?.addEventListener('click', () => void fetchAgain().then(reload));
}

/** Recovers when a file of the program is damaged or missing: reloads once with fresh files, or says so. */
export function watchProgram(reload = () => location.reload()): void {
  let failed = false;
  const recover = async ({ target }: Event) => {
    // Only the program's scripts are deferred. Those of sections have boundaries of their own.
    if (failed || !(target instanceof HTMLScriptElement) || !target.defer) return;
    failed = true;
    const [visit] = performance.getEntriesByType('navigation') as readonly { readonly type?: string }[];
    if ((await fetchAgain()) && visit?.type !== 'reload') reload();
    else tell(reload);
  };
  addEventListener('error', (event) => void recover(event), true);
}
