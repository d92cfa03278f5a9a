import { createApiClient, createQueryClient, installPlatform, type Platform } from '@arena/shared/platform';
import { checkRequest, noteFault } from '@arena/shared/testing';
import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { type NavigateFunction, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { renderScreen } from '../../common/testing';
import { auth } from '../auth-store';
import { signInHeaders } from '../cookie-session';
import { createExpiry } from '../expiry';

let count = 0;

/** A token that no other test has seen. */
export const freshToken = () => `token-${(count += 1)}`;

export const jwt = (claims: object) =>
  ['{"alg":"HS512"}', JSON.stringify(claims), `signature-${(count += 1)}`].map((part) => btoa(part)).join('.');

export const wireUser = (role: string | null, id = 7) => ({
  id,
  name: 'Amara Khan',
  email: 'amara@example.com',
  roles: role === null ? [] : [{ id: 1, name: role }],
});

export const signInAs = (role: string | null, token = freshToken(), own: { readonly name?: string } = {}) => {
  auth.signIn({
    token,
    user: { ...wireUser(role), mobile: null, balance: null, imageName: null, pubgId: null, freeFireId: null, handle: null, ...own },
  });
  return token;
};

/** Pastes a text, because typing would render the page once per letter. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** A page before the first visit: no stored data, no user signed in. */
export function resetSession(): void {
  auth.signOut();
  auth.acknowledgeEnding();
  localStorage.clear();
  sessionStorage.clear();
}

export const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

interface Visit {
  /** Answers what the console asks; called with the method and path, such as `POST /auth/login`. */
  readonly server?: (call: string, request: Request) => Response | Promise<Response>;
  readonly capabilities?: readonly string[];
}

function unanswered(call: string): Response {
  noteFault(`Nothing in this test answers ${call}`);
  return answer(404);
}

/** Installs a platform with the real client over a made-up server, and expiry wired as the shell wires it. */
export function installTestPlatform({ server = unanswered, capabilities = [] }: Visit = {}) {
  const calls: { readonly call: string; readonly request: Request }[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
    calls.push({ call, request: request.clone() });
    await checkRequest(request);
    return server(call, request);
  });
  const notify = jest.fn<void, Parameters<Platform['notify']>>();
  const queryClient = createQueryClient();
  let go: NavigateFunction = () => undefined;
  let here = '/';
  const api = createApiClient({
    token: auth.tokenOf,
    scheme: 'Bearer',
    headers: signInHeaders,
    origin: 'http://localhost',
    onUnauthorized: createExpiry({ notify, navigate: (to, options) => void go(to, options), location: () => here, queryClient }),
  });
  const platform: Platform = {
    session: auth.view,
    api,
    queryClient,
    capabilities: { has: (name) => capabilities.includes(name), asked: () => true, subscribe: () => () => undefined },
    settings: { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: 'test' },
    linkTo: () => null,
    notify,
    confirm: () => Promise.resolve(true),
  };
  installPlatform(platform);

  function Follow() {
    const location = useLocation();
    go = useNavigate();
    here = location.pathname + location.search;
    return null;
  }
  /** Renders screens at their addresses, in StrictMode, with the place shown in `where`. */
  const visit = (at: string, screens: Readonly<Record<string, ReactNode>>) =>
    renderScreen(
      <StrictMode>
        <Follow />
        <Routes>
          {Object.entries(screens).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<p>Somewhere else</p>} />
        </Routes>
      </StrictMode>,
      at,
    );
  return { ...platform, notify, calls, visit, go: (to: string) => go(to) };
}
