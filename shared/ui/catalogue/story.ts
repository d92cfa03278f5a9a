import type { ComponentType } from 'react';

/** A part of the kit in its states. */
export interface Story {
  /** Its name, which is its address in the catalogue too. */
  readonly part: string;
  readonly states: Readonly<Record<string, ComponentType>>;
  /** It lies over the page: each of its states has a page of its own. */
  readonly floats?: boolean;
}
