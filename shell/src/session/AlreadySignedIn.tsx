import { isolated } from '@arena/shared/contract';
import { Button, FormStack } from '@arena/shared/ui';
import { Link } from 'react-router-dom';
import { AuthCard } from './AuthCard';
import { useAuth } from './auth-store';
import { ReturnLink } from './ReturnLink';
import { useLogout } from './useLogout';

export function AlreadySignedIn({ onAgain }: { readonly onAgain: () => void }) {
  const { loggedInUserInfo: user } = useAuth();
  const logout = useLogout();
  const who = user?.name ?? user?.email ?? null;
  return (
    <AuthCard
      title="You’re already signed in"
      sentence={who === null ? 'You have an active session in this browser.' : `Signed in as ${isolated(who)}.`}
    >
      <FormStack>
        <ReturnLink />
        <Button tone="primary" component={Link} to="/admin">
          Admin
        </Button>
        <Button component={Link} to="/">
          Home page
        </Button>
        <Button onClick={onAgain}>Switch account</Button>
        <Button tone="ghost" onClick={logout}>
          Logout
        </Button>
      </FormStack>
    </AuthCard>
  );
}
