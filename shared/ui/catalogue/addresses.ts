import { GROUPS } from './all';
import type { Story } from './story';

/** A page of the catalogue: a part with all its states, or one state of a part that floats. */
export interface Shown {
  readonly title: string;
  readonly story: Story;
  readonly states: readonly string[];
}

const shownOf = (story: Story): readonly Shown[] => {
  const names = Object.keys(story.states);
  if (!story.floats) return [{ title: story.part, story, states: names }];
  return names.map((name) => ({ title: `${story.part}: ${name}`, story, states: [name] }));
};

export const PAGES = Object.entries(GROUPS).map(([group, stories]) => ({ group, pages: stories.flatMap(shownOf) }));

const ALL = PAGES.flatMap(({ pages }) => pages);
export const pageOf = (title: string | null): Shown | undefined => ALL.find((shown) => shown.title === title);

/** A page by itself, as the frames of the catalogue and its test open it. */
export const alone = (title: string): string => `/?alone=${encodeURIComponent(title)}`;
