import { platform, useQuery } from '@arena/shared/platform';
import { Banner, Button, ErrorState, Panel, PanelTitle, Skeleton } from '@arena/shared/ui';
import { useStore } from 'zustand';
import { clockOf } from '../common/time';
import { type AddressActions, DeveloperAddress } from './DeveloperAddress';
import { running } from './running';
import { askDevSections, Refused } from './service';

interface DevSectionsPanelProps {
  readonly actions?: AddressActions;
}

/** Lets an administrator run a section from a developer's machine in this browser only. */
export function DevSectionsPanel({ actions }: DevSectionsPanelProps) {
  const scheme = platform().settings.authScheme;
  const { data, error, refetch } = useQuery({ queryKey: ['dev-sections'], queryFn: () => askDevSections(scheme), retry: false });
  const now = useStore(running, (state) => state.now);
  return (
    <Panel aria-label="Load from a developer machine">
      <PanelTitle>Load from a developer machine</PanelTitle>
      {now !== null ? (
        <Banner
          tone="wait"
          title={`${now.title} runs from ${now.origin} until ${clockOf(now.endsAt)}.`}
          action={
            <Button size="sm" onClick={now.stop}>
              Stop
            </Button>
          }
        >
          Only in this browser session. Everyone else sees the live version.
        </Banner>
      ) : error instanceof Refused && error.status < 500 ? (
        <Banner>{error.message}</Banner>
      ) : error !== null ? (
        <ErrorState
          title="Couldn’t check whether this is allowed"
          message="Check your connection and try again."
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton height={72} />
      ) : data.allowed.length === 0 ? (
        <Banner>Developer sections are turned off. The operator can enable them with DEV_SECTIONS.</Banner>
      ) : (
        <DeveloperAddress allowed={data.allowed} scheme={scheme} {...(actions === undefined ? {} : { actions })} />
      )}
    </Panel>
  );
}
