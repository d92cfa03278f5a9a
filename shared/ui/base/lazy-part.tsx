import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { platform } from '@arena/shared/platform';
import { ErrorState } from './states';

export interface LazyOptions<P> {
  /** In its place while its code is on the way. */
  readonly loading?: (props: P) => ReactNode;
  /** In its place when its code failed to load. */
  readonly failed?: (retry: () => void, props: P) => ReactNode;
  readonly onFailure?: (props: P) => void;
}

interface LazyProps {
  /** Its code is fetched when this is first true. */
  readonly wanted?: boolean;
}

type LazyComponent<P> = ComponentType<P & LazyProps> & {
  /** Fetches the code early. Never rejects: a failure shows when it is needed. */
  prefetch(): Promise<unknown>;
};

/** A component loaded when first wanted. Unlike `React.lazy`, a failed download doesn't take the screen with it and can be retried. */
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

  function Lazy({ wanted = true, ...rest }: P & LazyProps) {
    const props = rest as unknown as P;
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

/** A part of a screen, fetched beside the screen's first reads, with a retry in place. `what` names it at the start: "The table". */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, what: string, loading: ReactNode): LazyComponent<P> =>
  lazyComponent(load, {
    loading: () => loading,
    failed: (retry) => <ErrorState title={`${what} failed to load`} message="Check your connection and try again." onRetry={retry} />,
  });

interface LazyDialogProps {
  /** Called after a failed download, which a message has already reported: closes what was to open. */
  readonly onFailure: () => void;
}

/** A dialog or a menu whose code is fetched when it is first opened. `failure` is the message when the download fails. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>, failure: string): LazyComponent<P & LazyDialogProps> =>
  lazyComponent<P & LazyDialogProps>(load as () => Promise<ComponentType<P & LazyDialogProps>>, {
    onFailure: (props) => {
      platform().notify({ message: failure, tone: 'error' });
      props.onFailure();
    },
  });
