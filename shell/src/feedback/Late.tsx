import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export type LoadComponent<P> = () => Promise<{ readonly default: ComponentType<P> }>;

interface LateProps<P> {
  readonly load: LoadComponent<P>;
  /** It is fetched when this is true for the first time, and stays from then on. */
  readonly wanted: boolean;
  readonly props: P;
  /** Stands in for good when it could not be fetched. Without one, the next time that it is wanted tries again. */
  readonly fallback?: ReactNode;
  /** In its place while it is on its way; nothing unless said otherwise. */
  readonly loading?: ReactNode;
  readonly onFailure?: () => void;
}

/** A component whose code is fetched when it is needed. Unlike `React.lazy` it does not throw, and can try again. */
export function Late<P extends object>({ load, wanted, props, fallback, loading = null, onFailure }: LateProps<P>) {
  const [late, setLate] = useState<{ readonly Component: ComponentType<P> } | 'failed' | null>(null);
  const replaceable = fallback !== undefined;

  useEffect(() => {
    if (!wanted || late !== null) return undefined;
    let gone = false;
    load().then(
      (module) => gone || setLate({ Component: module.default }),
      () => {
        if (gone) return;
        if (replaceable) setLate('failed');
        onFailure?.();
      },
    );
    return () => {
      gone = true;
    };
  }, [late, load, onFailure, replaceable, wanted]);

  if (late === null) return loading;
  return late === 'failed' ? fallback : <late.Component {...props} />;
}
