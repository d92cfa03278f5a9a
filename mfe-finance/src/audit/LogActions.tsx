import { Button, color, ExportButton, formatCount, styled, type useCsvExport } from '@arena/shared/ui';
import type { NewRows } from './use-new-rows';

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
  readonly waiting: NewRows;
  readonly onShow: () => void;
  readonly file: ReturnType<typeof useCsvExport>;
  readonly canExport: boolean;
}

/** What has been written meanwhile, and the whole log as a file. */
export const LogActions = ({ waiting, onShow, file, canExport }: LogActionsProps) => (
  <Actions>
    <NewRowsLine role="status">
      {waiting.count === 0 ? null : (
        <>
          <b>
            {formatCount(waiting.count)}
            {waiting.isLeast ? '+' : ''} new
          </b>
          <Button size="sm" onClick={onShow}>
            Show {waiting.count === 1 ? 'it' : 'them'}
          </Button>
        </>
      )}
    </NewRowsLine>
    <ExportButton size="sm" file={file} disabled={!canExport} />
  </Actions>
);
