import { useSession } from '@arena/shared/platform';
import { useSyncExternalStore } from 'react';
import { useSectionHost } from '../sections/HostContext';
import { WidgetView } from './WidgetView';
import { widgetsOf } from './widgets';

/** What sections contribute to the dashboard. Each stands in a boundary of its own. */
export function WidgetArea() {
  const host = useSectionHost();
  const { role } = useSession();
  // A retry may bring a version of a section whose widgets are others.
  const snapshot = useSyncExternalStore(host.subscribe, () => host.snapshot);
  return widgetsOf(snapshot, role).map(({ widget, registered }) => (
    <WidgetView key={`${registered.name}/${widget.id}`} widget={widget} registered={registered} />
  ));
}
