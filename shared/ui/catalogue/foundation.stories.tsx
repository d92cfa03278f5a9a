import { ButtonBase, Portal, color } from '@arena/shared/ui';
import type { Story } from './story';

export const foundation: readonly Story[] = [
  {
    part: 'Colours',
    inline: true,
    states: {
      Tokens: () =>
        Object.entries(color).map(([name, value]) => (
          <div key={name} style={{ width: 120, fontSize: '0.75rem' }}>
            <div style={{ height: 40, background: value, border: `1px solid ${color.line}`, borderRadius: '6px' }} />
            {name}
          </div>
        )),
    },
  },
  {
    part: 'Plain elements',
    inline: true,
    states: {
      'Without a look of their own': () => (
        <>
          <ButtonBase style={{ padding: 8, border: `1px solid ${color.line}` }}>ButtonBase</ButtonBase>
          <Portal>
            <p>Portal: at the end of the document</p>
          </Portal>
        </>
      ),
    },
  },
];
