import { Link, useSearchParams } from '@arena/shared/platform';
import { Button, color, PageHeader, styled, TabsBar, useColorScheme } from '@arena/shared/ui';
import { alone, PAGES, pageOf } from './addresses';

const WIDTHS = [1440, 768, 360];

const Columns = styled('div')({ display: 'grid', gridTemplateColumns: '15rem minmax(0, 1fr)', minHeight: '100vh' });
const Side = styled('nav')({ padding: 16, borderRight: `1px solid ${color.line}`, display: 'grid', gap: 16, alignContent: 'start' });
const Group = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { display: 'block', padding: '4px 8px', borderRadius: 6, color: color.muted },
  '& a[aria-current]': { color: color.text, background: color.hover },
});
const Main = styled('main')({ padding: 24, minWidth: 0 });
const Frame = styled('figure')({ margin: '0 0 24px', overflowX: 'auto' });
const Inside = styled('iframe')({
  boxSizing: 'content-box',
  height: 560,
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  background: color.ground,
});

/** All parts at the side; the chosen one in three widths. */
export function Catalogue() {
  const [params] = useSearchParams();
  const { mode, setMode } = useColorScheme();
  const shown = pageOf(params.get('part')) ?? PAGES[0]?.pages[0];
  if (shown === undefined) return null;
  const other = mode === 'light' ? 'dark' : 'light';
  return (
    <Columns>
      <Side aria-label="Parts of the kit">
        {PAGES.map(({ group, pages }) => (
          <div key={group}>
            <b>{group}</b>
            <Group>
              {pages.map(({ title }) => (
                <li key={title}>
                  <Link to={`/?part=${encodeURIComponent(title)}`} aria-current={title === shown.title ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </Group>
          </div>
        ))}
      </Side>
      <Main>
        <PageHeader title={shown.title} subtitle="Its stories are in shared/ui/catalogue" />
        <TabsBar>
          <Button onClick={() => setMode(other)}>Show it {other}</Button>
        </TabsBar>
        {WIDTHS.map((width) => (
          <Frame key={width}>
            <figcaption>{width} pixels wide</figcaption>
            <Inside title={`${shown.title}, ${width} pixels wide`} src={alone(shown.title)} width={width} />
          </Frame>
        ))}
      </Main>
    </Columns>
  );
}
