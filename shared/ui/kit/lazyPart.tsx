import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from './states';

/**
 * A part of a screen whose code is fetched beside the screen's first reads: the head does not wait for it. A failed fetch is
 * forgotten, so that it can be tried again in place. `what` is what could not be fetched, as in "The table"; `loading` stands
 * where it will be.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, what: string, loading: ReactNode): ComponentType<P> {
  let arrived: ComponentType<P> | null = null;
  let underWay: Promise<void> | null = null;
  const fetchPart = () => {
    underWay ??= load().then(
      (component) => {
        arrived = component;
      },
      (error: unknown) => {
        underWay = null;
        throw error;
      },
    );
    return underWay;
  };

  return function LazyPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => arrived);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      let gone = false;
      fetchPart().then(
        () => void (gone || setPart(() => arrived)),
        () => void (gone || setFailed(true)),
      );
      return () => {
        gone = true;
      };
    }, [attempt]);

    if (Part !== null) return <Part {...props} />;
    if (failed) {
      const retry = () => {
        setFailed(false);
        setAttempt(attempt + 1);
      };
      return <ErrorState title={`${what} could not be fetched`} message="Check your connection and try again." onRetry={retry} />;
    }
    return loading;
  };
}
