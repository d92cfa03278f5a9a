export async function fetchRegistry(): Promise<unknown> {
  const answer = await fetch('/registry.json', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`The registry answered with status ${answer.status}.`);
  return answer.json();
}
