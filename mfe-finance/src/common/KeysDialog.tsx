import { Checkbox, color, FormDialog, styled, useSingleKeys } from '@arena/shared/ui';
import { useEffect, useState } from 'react';
import { QUEUE_KEYS } from './useQueueKeys';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '10px 20px',
  alignItems: 'center',
  '& dt': { display: 'flex', gap: 6 },
  '& dd': { margin: 0 },
});
// The kit's `Key` hides on devices without a keyboard; this dialog was requested.
const Key = styled('kbd')({
  minWidth: 26,
  padding: '2px 7px',
  borderRadius: 6,
  border: `1px solid ${color.lineStrong}`,
  background: color.greySoft,
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'center',
});

const Switch = styled('label')({ display: 'flex', gap: 9, marginTop: 20, cursor: 'pointer' });

interface KeyboardNavigator {
  readonly keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> };
}

/** Labels a letter as the user's keyboard does, where the browser knows it and the keyboard has no Latin letters. */
function useKeyLabel(): (key: string) => string {
  const [layout, setLayout] = useState<ReadonlyMap<string, string>>();
  useEffect(() => void (navigator as KeyboardNavigator).keyboard?.getLayoutMap().then(setLayout, () => undefined), []);
  return (key) => {
    const letter = layout?.get(`Key${key}`);
    return letter === undefined || /[a-z]/.test(letter) ? key : letter.toUpperCase();
  };
}

export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [hasKeys, setKeys] = useSingleKeys();
  const labelOf = useKeyLabel();
  return (
    <FormDialog open={open} title="Keys" description="Press ↑ or ↓ to select a request first." onClose={onClose} width="xs">
      <List>
        {QUEUE_KEYS.map(({ keys, does }) => [
          <dt key={`${does} keys`}>
            {keys.map((key) => (
              <Key key={key}>{labelOf(key)}</Key>
            ))}
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </List>
      <Switch>
        <Checkbox type="checkbox" checked={hasKeys} onChange={(event) => setKeys(event.target.checked)} />
        Use single keys (A, R, / and ?) on this device
      </Switch>
    </FormDialog>
  );
}
