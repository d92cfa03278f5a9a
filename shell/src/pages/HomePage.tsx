import { isolated } from '@arena/shared/contract';
import { Button, color, font, media, styled } from '@arena/shared/ui';
import { LayoutDashboard, LogOut, UserPen } from 'lucide';
import { Link } from 'react-router-dom';
import { PlainFrame } from '../layout/PlainFrame';
import { useAuth } from '../session/auth-store';
import { ReturnLink } from '../session/ReturnLink';
import { useLogout } from '../session/useLogout';
import * as t from './pages.messages';

const Words = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  textAlign: 'center',
  [media.phone]: { paddingTop: '8vh' },
});
const Title = styled('h1')({
  font: `780 clamp(2.25rem, 7vw, 4rem)/1.04 ${font.display}`,
  fontStretch: '120%',
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});
const Sentence = styled('p')({ color: color.muted, fontSize: '1.0625rem', lineHeight: '1.625rem', maxWidth: '46ch', textWrap: 'pretty' });
const Actions = styled('nav')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10, marginTop: 12 });

function VisitorActions() {
  return (
    <Actions aria-label={t.account}>
      <Button tone="primary" component={Link} to="/auth/login">
        {t.login}
      </Button>
      <Button component={Link} to="/auth/register">
        {t.register}
      </Button>
    </Actions>
  );
}

// All signed-in users see the Admin link (part 1 §6); the guard decides.
function MemberActions() {
  const logout = useLogout();
  return (
    <>
      <Actions aria-label={t.account}>
        <Button tone="primary" icon={LayoutDashboard} component={Link} to="/admin">
          {t.admin}
        </Button>
        <Button icon={UserPen} component={Link} to="/profile/edit">
          {t.editProfile}
        </Button>
        <Button icon={LogOut} onClick={logout}>
          {t.logout}
        </Button>
      </Actions>
      <ReturnLink />
    </>
  );
}

/** The page at `/` unless a public section mounts there. */
export default function HomePage() {
  const { isLoggedIn, loggedInUserInfo } = useAuth();
  return (
    <PlainFrame>
      <Words>
        <Title tabIndex={-1}>{t.playForTheWin}</Title>
        <Sentence>{t.playHint}</Sentence>
        {isLoggedIn ? <p>{t.signedInAs(isolated(loggedInUserInfo?.name ?? t.player))}</p> : null}
        {isLoggedIn ? <MemberActions /> : <VisitorActions />}
      </Words>
    </PlainFrame>
  );
}
