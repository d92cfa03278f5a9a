import { ask, type Spec } from './one-act';

const conclude: Spec['conclude'] = ({ earlier }, record, again) =>
  earlier && !again ? { status: 'other', current: 'earlier', message: null } : { status: 'done', record };

/** `pay` always reads, and asks before a repetition. `decide` reads unless the first is kept. `create` reads after silence. `undo` is held. */
export type Style = 'pay' | 'decide' | 'create' | 'undo';

/** What each style changes in an operation. */
export const STYLES: Readonly<Record<Style, Partial<Spec>>> = {
  pay: {
    readBefore: 'always',
    conclude,
    judge({ recognition, entry, keepsFirst }) {
      if (recognition?.status === 'done' || recognition?.status === 'other')
        return keepsFirst ? { kind: 'stop', message: 'Done already' } : ask;
      return entry === null || entry.state === 'refused' ? { kind: 'send' } : ask;
    },
  },
  decide: { readAfterRefusal: true, conclude },
  undo: { readBefore: 'always', readAfterRefusal: true, conclude, hold: ({ what }) => `Deciding ${what}` },
  create: {
    readBefore: 'after-silence',
    absenceIsFinal: true,
    recognise: ({ effects }) => ({ status: effects.some(({ by }) => by === 'us') ? 'done' : 'open' }),
  },
};
