import { Link } from '@arena/shared/platform';
import { color, font, Icon, media, PageHeader, SkipLink, styled } from '@arena/shared/ui';
import { Trophy } from 'lucide';
import { UpcomingList } from './UpcomingList';

const Root = styled('div')({
  minHeight: '100dvh',
  background: `radial-gradient(60rem 26rem at 50% -12rem, ${color.accentSoft}, transparent)`,
});
const Top = styled('header')({ maxWidth: 1280, margin: '0 auto', padding: '14px 24px', [media.phone]: { padding: '10px 16px' } });
const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  font: `700 1.125rem/1.5rem ${font.display}`,
  fontStretch: '116%',
  '& svg': { color: color.accent },
});
const Main = styled('main')({ maxWidth: 1280, margin: '0 auto', padding: '12px 24px 64px', [media.phone]: { padding: '8px 16px 48px' } });

/** The upcoming tournaments for everybody, at `/test`, in a frame of their own. */
export default function PublicTournamentsPage() {
  return (
    <Root>
      <title>Upcoming Tournaments · Arena</title>
      <SkipLink href="#main">Skip to the content</SkipLink>
      <Top>
        <Home to="/" aria-label="Arena, home">
          <Icon node={Trophy} size={22} />
          Arena
        </Home>
      </Top>
      <Main id="main" tabIndex={-1}>
        <PageHeader title="Upcoming Tournaments" subtitle="What is played next, for how much, and when" />
        <UpcomingList linked={false} />
      </Main>
    </Root>
  );
}
