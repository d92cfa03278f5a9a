import { setUndoChoice, undoChoice } from '@arena/shared/platform';
import { color, Panel, PanelTitle, Select } from '@arena/shared/ui';
import { useState } from 'react';
import * as t from './profile.messages';

const OPTIONS = [
  { value: 'send', label: t.undoSends },
  { value: 'drop', label: t.undoDrops },
  { value: 'off', label: t.undoOff },
] as const;

/** Whether decisions made with one click can be undone, on this device. */
export function UndoSetting() {
  const [choice, setChoice] = useState(undoChoice);
  return (
    <Panel aria-label={t.undoDecisions}>
      <PanelTitle>{t.undoDecisions}</PanelTitle>
      <p style={{ color: color.muted, marginBottom: 12 }}>{t.undoHint}</p>
      <Select label={t.undoDecisions} value={choice} options={OPTIONS} onChange={(next) => (setUndoChoice(next), setChoice(next))} />
    </Panel>
  );
}
