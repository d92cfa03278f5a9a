import { formatInstant, platform, useQuery } from '@arena/shared/platform';
import { Banner, Button, ErrorState, FactList, Panel, PanelTitle, Skeleton, styled } from '@arena/shared/ui';
import { useState } from 'react';
import { useSectionHost } from '../sections/host-context';
import { judgePreview, type ReadPreview, readPreview } from './preview';
import { agreeToPreview, askPreview, Refused } from './service';
import * as t from './dev-sections.messages';

export interface PreviewActions {
  /** Opens the Sections screen in a new document, in which the preview runs. */
  readonly reopen: () => void;
}
const ACTIONS: PreviewActions = { reopen: () => window.location.replace(window.location.pathname) };

const Text = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', '& p': { margin: 0, overflowWrap: 'anywhere' } });
const Versions = styled(FactList)({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))', width: '100%' });

interface ConsentProps {
  readonly preview: ReadPreview;
  readonly scheme: string;
  readonly actions: PreviewActions;
}

function Consent({ preview, scheme, actions }: ConsentProps) {
  const host = useSectionHost();
  const [sent, setSent] = useState<'no' | 'yes' | Error>('no');
  const run = () => {
    setSent('yes');
    agreeToPreview(scheme, preview.id).then(actions.reopen, (error: unknown) => setSent(error as Error));
  };
  const facts = judgePreview(preview, host).map(({ name, title, version, judged, live }) => {
    const instead = live == null ? t.isNewSection : t.replacesVersion(live.version);
    return { label: `${title} (${name})`, value: `${version}, ${judged.problem === null ? instead : t.cannotRun(judged.problem)}` };
  });
  return (
    <Text>
      <Versions items={facts} />
      {preview.why === '' ? null : <p>{preview.why}</p>}
      <p>{t.previewHint(preview.by, formatInstant(preview.until))}</p>
      <p>{t.previewTrust}</p>
      {sent instanceof Error ? <Banner tone="refused">{sent.message}</Banner> : null}
      <Button tone="primary" onClick={run} busy={sent === 'yes'} busyLabel={t.starting}>
        {t.runPreview}
      </Button>
    </Text>
  );
}

interface PreviewPanelProps {
  readonly id: string;
  readonly actions?: PreviewActions;
}

/** Shows what a preview's link would run, and runs it in this browser once the administrator agrees. */
export function PreviewPanel({ id, actions = ACTIONS }: PreviewPanelProps) {
  const scheme = platform().settings.authScheme;
  const queryFn = async () => readPreview(await askPreview(scheme, id));
  const { data, error, refetch } = useQuery({ queryKey: ['preview', id], queryFn, retry: false });
  const said = error instanceof Refused && error.status >= 500 ? null : error?.message;
  return (
    <Panel aria-label={t.preview}>
      <PanelTitle>{t.runPreviewQuestion}</PanelTitle>
      {data !== undefined ? (
        <Consent preview={data} scheme={scheme} actions={actions} />
      ) : error === null ? (
        <Skeleton height={120} />
      ) : said == null ? (
        <ErrorState title={t.previewFailed} message={t.checkFailedHint} onRetry={() => void refetch()} />
      ) : (
        <Banner tone="refused">{said}</Banner>
      )}
    </Panel>
  );
}
