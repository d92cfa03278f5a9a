// A worker, which has the policy of its own answer: it may read from the allowed origins and nowhere else, and nothing may be run there. So
// an administrator can be shown what an address serves before the console's document may reach it.
const PROGRAM = `onmessage = async ({ data, ports: [port] }) => {
  try {
    const answer = await fetch(data + '/section.json', { credentials: 'omit', signal: AbortSignal.timeout(5000) });
    port.postMessage(answer.ok ? { text: await answer.text() } : { problem: 'answered with status ' + answer.status });
  } catch {
    port.postMessage({ problem: 'did not answer' });
  }
};`;

export const readerOf = (allowed: readonly string[]) => ({
  text: PROGRAM,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': `default-src 'none'; connect-src ${allowed.join(' ')}`,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
});
