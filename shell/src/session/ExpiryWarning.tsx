import { Banner, Button } from '@arena/shared/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth } from './auth-store';
import { LOGIN_PATH } from './expiry';
import { rememberReturn } from './return-address';
import { useTokenEnd } from './useTokenEnd';
import * as t from './session.messages';

/** Warns five minutes before the session ends, if the token has an expiry. */
export function ExpiryWarning() {
  const left = useTokenEnd();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  if (left === null) return null;

  const signInAgain = () => {
    rememberReturn(pathname + search + hash, auth.view.get().loggedInUserInfo?.id ?? null);
    void navigate(LOGIN_PATH);
  };
  const minutes = Math.ceil(left / 60_000);
  const title = left <= 0 ? t.sessionExpired : minutes === 1 ? t.endsInAMinute : t.endsInMinutes(minutes);
  return (
    <div style={{ marginBottom: 20 }}>
      <Banner
        tone="wait"
        title={title}
        action={
          <Button size="sm" onClick={signInAgain}>
            {t.signInAgain}
          </Button>
        }
      >
        {t.expiryHint}
      </Banner>
    </div>
  );
}
