import type { Mount, MountContext, Unmount, View } from '@arena/shared/contract/section';
import { type Platform, useLocation, useNavigate, useParams } from '@arena/shared/platform';
import { useColorScheme, useStableCallback } from '@arena/shared/ui/core';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Hands a value of React to code that isn't React. */
function useView<T>(value: T): View<T> {
  const current = useRef(value);
  const [listeners] = useState(() => new Set<() => void>());
  useLayoutEffect(() => {
    if (current.current === value) return;
    current.current = value;
    for (const listener of listeners) listener();
  }, [value, listeners]);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get: () => current.current, subscribe };
}

function useNavigation(): MountContext['navigation'] {
  const { pathname, search } = useLocation();
  const names = JSON.stringify(useParams());
  const place = useMemo(
    () => ({ path: pathname, search, params: JSON.parse(names) as Readonly<Record<string, string | undefined>> }),
    [pathname, search, names],
  );
  const go = useNavigate();
  const navigate = useStableCallback((...to: Parameters<MountContext['navigation']['navigate']>) => void go(...to));
  return { ...useView(place), navigate };
}

/** Renders into a shadow root of its own. Returns a function that ends it, also while `mount` is still working. */
function renderInto(place: HTMLElement, mount: Mount, context: MountContext): Unmount {
  const host = document.createElement('div');
  host.dataset.mounted = '';
  const element = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(element);
  place.append(host);
  let left = false;
  let unmount: Unmount | undefined;
  const end = () => {
    try {
      unmount?.();
    } catch (error) {
      // The next page has taken its place: only telemetry and the section's team need to know.
      reportError(error);
    }
    host.remove();
  };
  const render = async () => {
    unmount = await mount(element, context);
    if (left) end();
  };
  render().catch((error: unknown) => (left ? reportError(error) : context.crash(error)));
  return () => {
    left = true;
    end();
  };
}

interface MountedPageProps {
  readonly mount: Mount;
  /** The section's own. */
  readonly platform: Platform;
}

/** A page or widget of another framework. Throws the errors of `mount` for the boundary around it. */
export function MountedPage({ mount, platform: { session, api, notify, linkTo } }: MountedPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [crashed, setCrashed] = useState<{ readonly error: unknown } | null>(null);
  const theme = useView(useColorScheme().colorScheme);
  const navigation = useNavigation();
  const render = useEffectEvent((into: HTMLElement) => {
    const styleNonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
    const crash = (error: unknown) => setCrashed({ error });
    return renderInto(into, mount, { ...{ session, api, notify, linkTo, theme, styleNonce, crash }, navigation });
  });
  useLayoutEffect(() => (place.current === null ? undefined : render(place.current)), [mount]);
  if (crashed !== null) throw crashed.error;
  return <div ref={place} />;
}
