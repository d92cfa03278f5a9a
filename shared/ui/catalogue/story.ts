import type { ComponentType } from 'react';

/** A part of the kit in its states. */
export interface Story {
  /** Its name, which is its address in the catalogue too. */
  readonly part: string;
  readonly states: Readonly<Record<string, ComponentType>>;
  /** It stands in a line of text, or beside others of its kind; any other takes the width that there is. */
  readonly inline?: boolean;
  /** It lies over the page: each of its states has a page of its own. */
  readonly floats?: boolean;
}
