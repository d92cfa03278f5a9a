import { isAdminRole } from '@arena/shared/contract';
import { platform, useLast, type Toast } from '@arena/shared/platform';
import { LoadingState } from '@arena/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { auth, type AuthState } from './auth-store';
import { EXPIRED_MESSAGE, LOGIN_PATH } from './expiry';
import { readRole } from './read-role';
import { rememberReturn } from './return-address';
import * as t from './session.messages';

function Away({ to, toast }: { readonly to: string; readonly toast: Toast | null }) {
  const { pathname, search, hash } = useLocation();
  // Remembered, because the address changes while this is still rendered.
  const [from] = useState(pathname + search + hash);
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    // Offers visitors the link's target after sign-in.
    if (auth.tokenOf() === null && toast !== null) rememberReturn(from, null);
    if (toast !== null) platform().notify(toast);
  }, [from, toast]);
  return <Navigate to={to} replace state={{ from }} />;
}

/** Refuses unless the server has given the user the role since the sign-in. */
function Refuse() {
  const [isCertain, setCertain] = useState(auth.tokenOf() === null);
  useEffect(() => void readRole().finally(() => setCertain(true)), []);
  return isCertain ? <Away to="/" toast={{ message: t.notAuthorized, tone: 'error' }} /> : <LoadingState label={t.loading} />;
}

function Adopt() {
  useLayoutEffect(() => auth.adoptStored(), []);
  return null;
}

function Ended() {
  return (
    <p style={{ padding: 32 }}>
      {t.sessionEnded} <Link to={LOGIN_PATH}>{t.signInAgain}</Link>
    </p>
  );
}

const mayEnter = ({ session, token }: AuthState) => session.isLoggedIn && token !== null && isAdminRole(session.role);

/** For other users, nothing below is rendered or loaded. A convenience only: the server protects the data. */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const state = useStore(auth.store);
  const { ending } = state;
  const wasInside = useLast(mayEnter(state) || undefined) === true;
  if (mayEnter(state)) return children;
  if (isAdminRole(auth.peekStored()?.role)) return <Adopt />;
  // Its redirect to the login page is on its way.
  if (ending === 'expired') return <Ended />;
  // The stored session was over before this page began.
  if (ending === 'found-over') return <Away to={LOGIN_PATH} toast={{ message: EXPIRED_MESSAGE, tone: 'error' }} />;
  if (wasInside && ending === 'signed-out') return <Away to="/" toast={null} />;
  if (wasInside && ending === 'elsewhere') return <Away to="/" toast={{ message: t.signedOutElsewhere, tone: 'info' }} />;
  return <Refuse />;
}
