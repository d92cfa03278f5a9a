import { Button, color, formatCount, styled } from '@arena/shared/ui';
import { Download, X } from 'lucide';
import type { useExport } from './use-export';

const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flexWrap: 'wrap',
  '& b': { color: color.accentStrong, fontWeight: 600 },
});
/** There from the beginning, so that what comes into it is read out; while empty it takes no room, its gap neither. */
const NewRowsLine = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, '&:empty': { marginRight: -10 } });

interface LogActionsProps {
  /** How many rows were written since the log was read. */
  readonly waiting: number;
  readonly onShow: () => void;
  readonly file: Pick<ReturnType<typeof useExport>, 'progress' | 'start' | 'cancel'>;
  readonly canExport: boolean;
}

/** What has been written meanwhile, and the whole log as a file. */
export const LogActions = ({ waiting, onShow, file: { progress, start, cancel }, canExport }: LogActionsProps) => (
  <Actions>
    <NewRowsLine role="status">
      {waiting === 0 ? null : (
        <>
          <b>{formatCount(waiting)} new</b>
          <Button size="sm" onClick={onShow}>
            Show {waiting === 1 ? 'it' : 'them'}
          </Button>
        </>
      )}
    </NewRowsLine>
    {progress === null ? (
      <Button size="sm" icon={Download} disabled={!canExport} onClick={start}>
        Export CSV
      </Button>
    ) : (
      <>
        <span role="status">
          {progress.total === 0 ? 'Exporting...' : `Exporting ${formatCount(progress.done)} of ${formatCount(progress.total)}...`}
        </span>
        <Button size="sm" icon={X} onClick={cancel}>
          Cancel export
        </Button>
      </>
    )}
  </Actions>
);
