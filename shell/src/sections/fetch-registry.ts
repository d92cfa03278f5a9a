import * as t from './sections.messages';
export async function fetchRegistry(patienceMs = 10_000): Promise<unknown> {
  const answer = await fetch('/registry.json', { credentials: 'same-origin', signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(t.registryStatus(answer.status));
  return answer.json();
}
