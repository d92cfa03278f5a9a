import { Checkbox, FormDialog, hasSingleKeys, Kbd, media, setSingleKeys, styled, useKeyLabel } from '@arena/shared/ui';
import { useCapability } from '@arena/shared/platform';
import { QUEUE_KEYS } from './useQueueKeys';
import * as t from './dialogs.messages';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '10px 20px',
  alignItems: 'center',
  '& dt': { display: 'flex', gap: 6 },
  '& dd': { margin: 0 },
});
// Shown on devices without a keyboard too, because this dialog was requested.
const Key = styled(Kbd)({ minWidth: 26, fontSize: '0.8125rem', textAlign: 'center', [media.touch]: { display: 'inline' } });
const Switch = styled('label')({ display: 'flex', gap: 9, marginTop: 20, cursor: 'pointer' });

export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const labelOf = useKeyLabel();
  const hasDetails = useCapability('request-facts');
  return (
    <FormDialog open={open} title={t.keys} description={t.selectFirst} onClose={onClose} width="xs">
      <List>
        {QUEUE_KEYS.filter(({ ofDetails }) => hasDetails || ofDetails !== true).map(({ keys, does }) => [
          <dt key={`${does} keys`}>
            {keys.map((key) => (
              <Key key={key}>{labelOf(key)}</Key>
            ))}
          </dt>,
          <dd key={does}>{does}</dd>,
        ])}
      </List>
      <Switch>
        <Checkbox type="checkbox" defaultChecked={hasSingleKeys()} onChange={(event) => setSingleKeys(event.target.checked)} />
        {t.singleKeys(labelOf('A'), labelOf('R'))}
      </Switch>
    </FormDialog>
  );
}
