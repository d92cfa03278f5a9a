import type { AuditEntry } from '@arena/shared/contract';
import { formatLocal } from '@arena/shared/platform';
import { Button, color, Dash, FormDialog, media, styled } from '@arena/shared/ui';
import { actionText, changesOf, personText, subjectText } from './words';
import * as t from './audit.messages';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: '0.8125rem',
  '& th, & td': { padding: '8px 10px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:first-of-type': { paddingLeft: 0, width: '30%' },
  '& thead th': { color: color.muted, fontWeight: 500, fontSize: '0.75rem', borderBottom: `1px solid ${color.line}` },
  '& tbody tr': { borderBottom: `1px solid ${color.line}` },
  '& tbody th': { fontWeight: 500, color: color.muted },
  '& tr[data-changed] td:last-of-type': { color: color.text, fontWeight: 600 },
  '& tr[data-changed] td:first-of-type': { color: color.muted, textDecoration: 'line-through', textDecorationColor: color.faint },
  [media.phone]: { '& th, & td': { padding: '8px 6px' } },
});
const Raw = styled('details')({
  marginTop: 16,
  color: color.muted,
  fontSize: '0.75rem',
  '& summary': { cursor: 'pointer', padding: '4px 0' },
  '& pre': { margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '14rem', overflowY: 'auto' },
});

export interface EntryDialogProps {
  readonly entry: AuditEntry;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows only what concerns this user. */
  readonly onWhom: (userId: number) => void;
}

export function EntryDialog({ entry, open, onClose, onWhom }: EntryDialogProps) {
  const { action, subject, subjectId, actor, at, before, after, address, session, whom } = entry;
  const actorless = address === null ? t.theCommandLine : t.someoneNotSignedIn;
  const changes = changesOf(before, after);
  const who = actor === null ? actorless : personText(actor);
  const whomId = whom?.id ?? null;
  return (
    <FormDialog
      open={open}
      title={`${actionText(action)}: ${subjectText(subject, subjectId)}`}
      description={t.byWhom(who, formatLocal(at) ?? t.timeUnknown, address, session)}
      onClose={onClose}
    >
      {changes.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              <th scope="col">{t.before}</th>
              <th scope="col">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.label} data-changed={(change.before !== null && change.before !== change.after) || undefined}>
                <th scope="row">{change.label}</th>
                <td>{change.before ?? <Dash />}</td>
                <td>{change.after ?? <Dash />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {whom === null || whomId === null ? null : (
        <Button
          size="sm"
          onClick={() => {
            onWhom(whomId);
            onClose();
          }}
        >
          {t.showAllAbout(personText(whom))}
        </Button>
      )}
      <Raw>
        <summary>{t.rawEntry}</summary>
        <pre>{JSON.stringify({ before, after }, null, 2)}</pre>
      </Raw>
    </FormDialog>
  );
}
