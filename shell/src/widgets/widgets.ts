import { mayEnter } from '../sections/may-enter';
import type { RegistrySnapshot } from '../sections/registry';

/** From the registry alone, without loading any section. */
export function widgetsOf(snapshot: RegistrySnapshot, role: string | null) {
  return snapshot.sections
    .flatMap((registered) => (registered.descriptor?.widgets ?? []).map((widget) => ({ widget, registered })))
    .filter(({ widget }) => mayEnter(widget.role, role))
    .sort((a, b) => a.widget.order - b.widget.order);
}
