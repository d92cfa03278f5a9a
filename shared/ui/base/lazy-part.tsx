import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { platform } from '@arena/shared/platform';
import { ErrorState } from './states';
import * as t from './base.messages';

/** What a lazy component renders while its code is missing. */
export interface LazyOptions<P> {
  /** Rendered while the code loads. */
  readonly loading?: (props: P) => ReactNode;
  /** Rendered when the code failed to load. */
  readonly failed?: (retry: () => void, props: P) => ReactNode;
  readonly onFailure?: (props: P) => void;
}

interface LazyProps {
  /** Loads the code when first true. True by default. */
  readonly wanted?: boolean;
}

type LazyComponent<P> = ComponentType<P & LazyProps> & {
  /** Loads the code early. Never rejects: a failure is reported when the component renders. */
  prefetch(): Promise<unknown>;
};

/** A lazily loaded component. Unlike with `React.lazy`, a failed download doesn't break the screen and can be retried. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>, options: LazyOptions<P> = {}): LazyComponent<P> {
  const { loading, failed: failedView, onFailure } = options;
  let loaded: ComponentType<P> | null = null;
  let fetching: Promise<ComponentType<P>> | null = null;
  const fetchCode = () => {
    fetching ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };

  function Lazy(props: P & LazyProps) {
    const { wanted = true } = props;
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const reportFailure = useEffectEvent(() => onFailure?.(props));
    useEffect(() => {
      if (!wanted) return undefined;
      let gone = false;
      fetchCode().then(
        (component) => void (gone || setPart(() => component)),
        () => {
          if (gone) return;
          setFailed(true);
          reportFailure();
        },
      );
      return () => {
        gone = true;
      };
    }, [attempt, wanted]);

    if (Part !== null) return <Part {...props} />;
    if (!wanted) return null;
    if (!failed) return loading?.(props) ?? null;
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return failedView?.(retry, props) ?? null;
  }
  return Object.assign(Lazy, { prefetch: () => fetchCode().catch(() => undefined) });
}

/**
 * A part of a screen, loaded in parallel with the screen's first reads. A failed download can be retried in place.
 * @param what - Its name at the start of the failure message: 'The table'.
 * @example
 * const load = () => import('./UserTable').then((module) => module.UserTable);
 * const UserTable = lazyPart(load, 'The table', <TableSkeleton label="Loading users" />);
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, what: string, loading: ReactNode): LazyComponent<P> =>
  lazyComponent(load, {
    loading: () => loading,
    failed: (retry) => <ErrorState title={t.partFailed(what)} message={t.partFailedHint} onRetry={retry} />,
  });

interface LazyDialogProps {
  /** Called after a failed download, which a toast reports. Resets the state that opened it. */
  readonly onFailure: () => void;
}

/**
 * A dialog or menu, loaded when it first opens.
 * @param failure - The toast when the download fails.
 * @example
 * const load = () => import('./CreateRoom').then((module) => module.CreateRoom);
 * const CreateRoom = lazyDialog(load, 'The form failed to load. Try again.');
 */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>, failure: string): LazyComponent<P & LazyDialogProps> =>
  lazyComponent<P & LazyDialogProps>(load as () => Promise<ComponentType<P & LazyDialogProps>>, {
    onFailure: (props) => {
      platform().notify({ message: failure, tone: 'error' });
      props.onFailure();
    },
  });
