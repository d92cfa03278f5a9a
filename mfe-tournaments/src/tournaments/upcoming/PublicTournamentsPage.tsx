import { isAdminRole } from '@arena/shared/contract';
import { Link, useSession } from '@arena/shared/platform';
import { Button, color, font, media, PageHeader, radius, SkipLink, styled } from '@arena/shared/ui';
import { UpcomingList } from './UpcomingList';
import * as t from '../tournaments.messages';

const Root = styled('div')({
  minHeight: '100dvh',
  background: `radial-gradient(60rem 26rem at 50% -12rem, ${color.accentSoft}, transparent)`,
});
const Top = styled('header')({
  ...{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' },
  ...{ maxWidth: 1280, margin: '0 auto', padding: '14px 24px' },
  [media.phone]: { padding: '10px 16px' },
});
const Site = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 4 });
const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  borderRadius: radius.small,
  font: `700 1rem/1.25rem ${font.display}`,
  fontStretch: '118%',
  letterSpacing: '0.01em',
});
const Main = styled('main')({ maxWidth: 1280, margin: '0 auto', padding: '12px 24px 64px', [media.phone]: { padding: '8px 16px 48px' } });

/** Links to the public site, and to the console, the profile or the sign-in. */
function SiteLinks() {
  const { isLoggedIn, role } = useSession();
  const account = isAdminRole(role) ? { to: '/admin', label: t.console } : { to: '/profile/edit', label: t.profile };
  const links = [
    { to: '/#earnings', label: t.earnings },
    { to: '/#contact', label: t.contact },
    isLoggedIn ? account : { to: '/auth/login', label: t.login },
  ];
  return (
    <Site aria-label={t.site}>
      {links.map(({ to, label }) => (
        <Button key={to} tone="ghost" component={Link} to={to}>
          {label}
        </Button>
      ))}
    </Site>
  );
}

/** Reachable without signing in, so it brings its own frame. */
export default function PublicTournamentsPage() {
  return (
    <Root>
      <title>{t.publicTitle}</title>
      <SkipLink href="#main">{t.skipToContent}</SkipLink>
      <Top>
        <Home to="/" aria-label={t.arenaHome}>
          {/* The shell's logo. */}
          <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden focusable="false">
            <path d="M3 20 12 3l9 17h-5.2L12 12.2 8.2 20z" fill={color.accent} />
          </svg>
          {t.arena}
        </Home>
        <SiteLinks />
      </Top>
      <Main id="main" tabIndex={-1}>
        <PageHeader title={t.upcomingTournaments} subtitle={t.publicSubheading} />
        <UpcomingList linked={false} />
      </Main>
    </Root>
  );
}
