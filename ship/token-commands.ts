import type { Publisher } from './publisher.ts';
import { Refusal, SHELL } from './registry/published-registry.ts';
import type { SigningKeys } from './registry/signing.ts';
import { addToken, readTokens, removeToken } from './tokens.ts';

const dayOf = (date: string) => date.slice(0, 10);

/** `token add <section>`, `token list`, `token remove <id>`: who may publish over HTTP into this folder. Answers what is to be printed. */
export async function tokenCommand(
  { store: { place }, by, now }: Publisher,
  [action = '', subject = '']: readonly string[],
  { days, json, keys }: { readonly days: number; readonly json: boolean; readonly keys: SigningKeys | null },
): Promise<string> {
  if (action === 'add') {
    if (!/^[a-z][a-z0-9-]{0,40}$/.test(subject)) throw new Refusal('Name the section that the token is for: token add mfe-rooms');
    const { token, kept } = await addToken(place, { folder: subject, days, by, now: now() }, keys);
    if (json) return JSON.stringify({ token, id: kept.id, folder: kept.folder, ends: kept.ends });
    const what = subject === SHELL ? 'the shell' : subject;
    return `${token}\n\nThis is the token of ${what}, until ${dayOf(kept.ends)}. It is not shown again: give it to the team as SHIP_TOKEN.\nTake it away with: token remove ${kept.id}`;
  }
  if (action === 'remove') {
    await removeToken(place, subject, keys);
    return json ? JSON.stringify({ removed: subject }) : `${subject} is no longer valid.`;
  }
  if (action !== 'list') throw new Refusal('Write: token add <section> [--days 365], token list, or token remove <id>');
  const tokens = (await readTokens(place, keys)).map(({ sha256: _, ...token }) => token);
  if (json) return JSON.stringify({ tokens });
  if (tokens.length === 0) return `There are no tokens for ${place} yet.`;
  const lines = tokens.map(({ id, folder, by: maker, made, ends }) => {
    const until = `${Date.parse(ends) > now().getTime() ? 'until' : 'ended'} ${dayOf(ends)}`;
    return `${id}  ${folder.padEnd(18)} ${until}  made ${dayOf(made)} by ${maker}`;
  });
  return lines.join('\n');
}
