import { color, FormDialog, styled } from '@arena/shared/ui';
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

export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <FormDialog open={open} title="Keys" description="Press ↑ or ↓ to select a request first." onClose={onClose} width="xs">
      <List>
        {QUEUE_KEYS.map(({ keys, does }) => [
          <dt key={`${does} keys`}>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </List>
    </FormDialog>
  );
}
