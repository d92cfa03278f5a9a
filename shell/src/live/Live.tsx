import { useCapability } from '@arena/shared/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Late, type LoadComponent } from '../feedback/Late';

const RETRY_MS = 30_000;
const loadFeed: LoadComponent<object> = () => import(/* webpackChunkName: "live" */ './LiveFeed');
const NO_PROPS = {};

/** The live feed, whose code is fetched only where the server has one. */
export function Live({ load = loadFeed }: { readonly load?: LoadComponent<object> }) {
  const changes = useCapability('live-changes');
  const notifications = useCapability('notifications');
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback(() => {
    timer.current = setTimeout(() => setAttempt((before) => before + 1), RETRY_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return <Late key={attempt} load={load} wanted={changes || notifications} props={NO_PROPS} onFailure={later} />;
}
