import { useSession } from '@arena/shared/platform';
import { useHostState } from '../sections/host-context';
import { WidgetView } from './WidgetView';
import { widgetsOf } from './widgets';

export function WidgetArea() {
  const { role } = useSession();
  // A retry may bring a version with other widgets.
  const snapshot = useHostState((host) => host.snapshot);
  return widgetsOf(snapshot, role).map(({ widget, registered }) => (
    <WidgetView key={`${registered.name}/${widget.id}`} widget={widget} registered={registered} />
  ));
}
