import { Button, color, Icon, media, PageHeader, Panel, PanelTitle, styled } from '@arena/shared/ui';
import { House } from 'lucide';
import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { InConsole } from '../layout/in-console';
import type { NavigationItem } from '../common/navigation';
import { PlainFrame } from '../layout/PlainFrame';
import * as t from './pages.messages';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 2,
  '& a': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 40, padding: '8px 10px', borderRadius: 8, fontWeight: 500 },
  [media.touch]: { '& a': { minHeight: 44 } },
  '& svg': { flex: 'none', color: color.muted },
  '@media (hover: hover)': { '& a:hover': { background: color.hover } },
});

const Narrow = styled('div')({ width: '100%', maxWidth: 720 });

interface NotFoundPageProps {
  readonly navigation?: readonly NavigationItem[];
}

/** Brings its own frame outside of the console. */
export function NotFoundPage({ navigation = [] }: NotFoundPageProps) {
  const words = <Words navigation={navigation} />;
  return useContext(InConsole) ? (
    words
  ) : (
    <PlainFrame>
      <Narrow>{words}</Narrow>
    </PlainFrame>
  );
}

function Words({ navigation }: Required<NotFoundPageProps>) {
  const { pathname } = useLocation();
  return (
    <div>
      <PageHeader
        title={t.notFound}
        subtitle={<span style={{ overflowWrap: 'anywhere' }}>{t.notFoundHint(pathname)}</span>}
        actions={
          <Button icon={House} component={Link} to="/">
            {t.homePage}
          </Button>
        }
      />
      {navigation.length > 0 ? (
        <Panel as="nav" aria-label={t.allPages}>
          <PanelTitle>{t.goTo}</PanelTitle>
          <List>
            {navigation.map(({ entry }) => (
              <li key={entry.id}>
                <Link to={entry.path}>
                  <Icon node={entry.icon} />
                  {entry.label}
                </Link>
              </li>
            ))}
          </List>
        </Panel>
      ) : null}
    </div>
  );
}
