import { platform, useQuery } from '@arena/shared/platform';
import { Banner, Button, ErrorState, Panel, PanelTitle, Skeleton } from '@arena/shared/ui';
import { useStore } from 'zustand';
import { type AddressActions, DeveloperAddress } from './DeveloperAddress';
import { running } from './running';
import { askDevSections, Refused } from './service';
import * as t from './dev-sections.messages';

interface DevSectionsPanelProps {
  readonly actions?: AddressActions;
}

/** Lets an administrator run a section from a developer's machine in this browser only. */
export function DevSectionsPanel({ actions }: DevSectionsPanelProps) {
  const scheme = platform().settings.authScheme;
  const { data, error, refetch } = useQuery({ queryKey: ['dev-sections'], queryFn: () => askDevSections(scheme), retry: false });
  const now = useStore(running, (state) => state.now);
  return (
    <Panel aria-label={t.loadFromMachine}>
      <PanelTitle>{t.loadFromMachine}</PanelTitle>
      {now !== null ? (
        <Banner
          tone="wait"
          title={now.sentence}
          action={
            <Button size="sm" onClick={now.stop}>
              {now.action}
            </Button>
          }
        >
          {t.onlyHere}
        </Banner>
      ) : error instanceof Refused && error.status < 500 ? (
        <Banner>{error.message}</Banner>
      ) : error !== null ? (
        <ErrorState title={t.checkFailed} message={t.checkFailedHint} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={72} />
      ) : data.allowed.length === 0 ? (
        <Banner>{t.turnedOff}</Banner>
      ) : (
        <DeveloperAddress allowed={data.allowed} scheme={scheme} {...(actions === undefined ? {} : { actions })} />
      )}
    </Panel>
  );
}
