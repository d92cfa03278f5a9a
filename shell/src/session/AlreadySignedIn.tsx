import { isolated } from '@arena/shared/contract';
import { Button, FormStack } from '@arena/shared/ui';
import { Link } from 'react-router-dom';
import { AuthCard } from './AuthCard';
import { useAuth } from './auth-store';
import { ReturnLink } from './ReturnLink';
import { useLogout } from './useLogout';
import * as t from './forms.messages';

export function AlreadySignedIn({ onAgain }: { readonly onAgain: () => void }) {
  const { loggedInUserInfo: user } = useAuth();
  const logout = useLogout();
  const who = user?.name ?? user?.email ?? null;
  return (
    <AuthCard title={t.alreadySignedIn} sentence={who === null ? t.activeSession : t.signedInAs(isolated(who))}>
      <FormStack>
        <ReturnLink />
        <Button tone="primary" component={Link} to="/admin">
          {t.admin}
        </Button>
        <Button component={Link} to="/">
          {t.homePage}
        </Button>
        <Button onClick={onAgain}>{t.switchAccount}</Button>
        <Button tone="ghost" onClick={logout}>
          {t.logout}
        </Button>
      </FormStack>
    </AuthCard>
  );
}
