import { sessionCalls, sessionMarkOf } from '@arena/shared/contract';
import { auth } from './auth-store';
import { keepInCookie } from './cookie-session';
import { answer, installTestPlatform, resetSession, signInAs, wireUser } from './testing';

const MARK = sessionMarkOf({ id: '0d7c7a0e-9f0f-4a53-8f0e-5b0c1e0f1a2b', expiresAt: new Date(Date.now() + 60_000) });
const OFFERED = { capabilities: ['cookie-session'] };
const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as { token?: string } | null;

beforeEach(resetSession);
afterEach(() => jest.restoreAllMocks());

describe('a sign-in', () => {
  const signIn = async (capabilities: readonly string[]) => {
    const { api, calls } = installTestPlatform({ capabilities, server: () => answer(200, { token: MARK, user: wireUser('ROLE_ADMIN') }) });
    await api.call(sessionCalls.login, { body: { email: 'amara@example.com', password: 'right password' } });
    return calls.map(({ request }) => request.headers.get('arena-session'));
  };

  it('asks for a cookie where the backend has them', async () => {
    expect(await signIn(['cookie-session'])).toEqual(['cookie']);
  });

  it('is the specification’s on a backend that has none, and in a browser that takes none', async () => {
    expect(await signIn([])).toEqual([null]);
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    expect(await signIn(['cookie-session'])).toEqual([null]);
  });

  it('asks for it with no other call', async () => {
    const { api, calls } = installTestPlatform({ ...OFFERED, server: () => answer(200, {}) });
    await api.call(sessionCalls.logout, {});
    expect(calls[0]?.request.headers.has('arena-session')).toBe(false);
  });
});

describe('a token that was stored before', () => {
  it('goes into a cookie, and its mark into the record: the person stays who it was', async () => {
    const token = signInAs('ROLE_ADMIN');
    const { calls } = installTestPlatform({ ...OFFERED, server: () => answer(200, { token: MARK }) });
    await keepInCookie();
    expect(calls.map(({ call, request }) => [call, request.headers.get('authorization')])).toEqual([
      ['POST /auth/session', `Bearer ${token}`],
    ]);
    expect(stored()).toMatchObject({ token: MARK, role: 'ROLE_ADMIN', user: { id: 7 } });
    expect(JSON.stringify({ ...localStorage })).not.toContain(`"${token}"`);
    expect([auth.tokenOf(), auth.view.get().role]).toEqual([MARK, 'ROLE_ADMIN']);
    await keepInCookie();
    expect(calls).toHaveLength(1);
  });

  it('stays where the backend has no cookies, where it refuses, and where there is no answer', async () => {
    const token = signInAs('ROLE_ADMIN');
    const bare = installTestPlatform();
    await keepInCookie();
    expect(bare.calls).toEqual([]);
    for (const server of [() => answer(401), () => answer(500), () => Promise.reject(new TypeError('Failed to fetch'))]) {
      installTestPlatform({ ...OFFERED, server });
      await keepInCookie();
      expect(stored()?.token).toBe(token);
      expect(auth.tokenOf()).toBe(token);
    }
  });

  it('is not restored after the user signed out, or in as another user, in the meantime', async () => {
    signInAs('ROLE_ADMIN');
    installTestPlatform({
      ...OFFERED,
      server: () => {
        auth.signOut();
        return answer(200, { token: MARK });
      },
    });
    await keepInCookie();
    expect([stored(), auth.tokenOf()]).toEqual([null, null]);
  });
});

it('sends no request without a session', async () => {
  const { calls } = installTestPlatform(OFFERED);
  await keepInCookie();
  expect(calls).toEqual([]);
});
