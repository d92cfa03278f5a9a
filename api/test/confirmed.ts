import { passwordConfirmations } from '../src/db/schema/people';
import type { TestServer, Request } from './test-server';

/** The headers of a session of this user that was confirmed with the password a moment ago. The call for it has tests of its own. */
export async function confirmed(server: TestServer, user: NonNullable<Request['as']>): Promise<Required<Pick<Request, 'headers'>>> {
  const token = await server.tokens.issue(user);
  const claims = await server.tokens.read(token);
  if (claims === null) throw new Error('The test server does not read its own token');
  const expiresAt = new Date(server.now.getTime() + 5 * 60_000);
  await server.db.insert(passwordConfirmations).values({ tokenId: claims.id, expiresAt });
  return { headers: { authorization: `Bearer ${token}` } };
}
