import { color, styled } from '@arena/shared/ui';
import type { Shown } from './addresses';

const Main = styled('main')({ padding: 16, display: 'grid', gap: 24 });
const Part = styled('h1')({ fontSize: '1.125rem', lineHeight: '1.5rem' });
const Name = styled('h2')({ color: color.muted, fontSize: '0.75rem', fontWeight: 500, marginBottom: 8 });
const Block = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/** One part of the kit in its states, and nothing around it. */
export const StoryPage = ({ shown: { title, story, states } }: { readonly shown: Shown }) => (
  <Main id="main">
    <Part>{title}</Part>
    {states.map((name) => {
      const State = story.states[name];
      const Place = story.inline ? Row : Block;
      return State === undefined ? null : (
        <section key={name} aria-label={name}>
          <Name>{name}</Name>
          <Place>
            <State />
          </Place>
        </section>
      );
    })}
  </Main>
);
