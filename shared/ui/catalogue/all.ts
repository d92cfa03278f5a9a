import { actions } from './actions.stories';
import { cards } from './cards.stories';
import { dialogs } from './dialogs.stories';
import { fields } from './fields.stories';
import { foundation } from './foundation.stories';
import { lists } from './lists.stories';
import { page } from './page.stories';
import { states } from './states.stories';
import type { Story } from './story';
import { words } from './words.stories';

export const GROUPS: Readonly<Record<string, readonly Story[]>> = {
  Page: page,
  Actions: actions,
  Words: words,
  Cards: cards,
  Lists: lists,
  States: states,
  Fields: fields,
  Dialogs: dialogs,
  Foundation: foundation,
};
