import { type ComponentType, useEffect, useState } from 'react';
import { platform } from '@arena/shared/platform';

interface LateProps<P> {
  readonly wanted: boolean;
  /** Called when its code could not be fetched, after the person was told. */
  readonly giveUp: () => void;
  readonly props: P;
}

/**
 * A dialog whose code is fetched when it is first wanted. Not a Suspense boundary: a failed download would take the screen
 * with it, and could not be tried again.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>, failure: string): ComponentType<LateProps<P>> {
  return function Late({ wanted, giveUp, props }: LateProps<P>) {
    const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
    const missing = wanted && Dialog === null;
    useEffect(() => {
      if (!missing) return undefined;
      let gone = false;
      load().then(
        (component) => void (gone || setDialog(() => component)),
        () => {
          if (gone) return;
          platform().notify({ message: failure, tone: 'error' });
          giveUp();
        },
      );
      return () => {
        gone = true;
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- what happens after a failure is no reason to fetch again
    }, [missing]);
    return Dialog === null ? null : <Dialog {...props} />;
  };
}
