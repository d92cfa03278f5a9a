import { Link, useSearchParams } from '@arena/shared/platform';
import { Button, color, styled, useColorScheme } from '@arena/shared/ui';
import { actions } from './actions.stories';
import { cards } from './cards.stories';
import { dialogs } from './dialogs.stories';
import { fields } from './fields.stories';
import { lists } from './lists.stories';
import { page } from './page.stories';
import { Row, type Stories } from './samples';
import { states } from './states.stories';

const STORIES: Stories = { ...page, ...actions, ...cards, ...lists, ...states, ...fields, ...dialogs };

// The list is next to the part if there is room, otherwise above it.
const Columns = styled('div')({ display: 'flex', flexWrap: 'wrap' });
const Side = styled('nav')({
  flex: '1 0 12rem',
  padding: 16,
  '& a': { display: 'block', padding: '4px 8px', borderRadius: 6, color: color.muted },
  '& a[aria-current]': { color: color.text, background: color.hover },
});
const Main = styled('main')({
  flex: '999 0 min(100%, 40rem)',
  maxWidth: '100%',
  padding: 16,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
});

export function Catalogue() {
  const [params] = useSearchParams();
  const { mode, setMode } = useColorScheme();
  const part = params.get('part') ?? 'Button';
  const Story = STORIES[part];
  const other = mode === 'light' ? 'dark' : 'light';
  return (
    <Columns>
      <Side aria-label="Parts of the kit">
        {Object.keys(STORIES).map((name) => (
          <Link key={name} to={`/?part=${encodeURIComponent(name)}`} aria-current={name === part ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </Side>
      <Main id="main">
        <h1>{part}</h1>
        <Row>
          <Button onClick={() => setMode(other)}>Show it {other}</Button>
        </Row>
        {Story === undefined ? null : <Story key={part} />}
      </Main>
    </Columns>
  );
}
