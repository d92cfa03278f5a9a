import type { SectionWidget } from '@arena/shared/contract/section';
import { mayEnter } from '../sections/may-enter';
import type { RegisteredSection, RegistrySnapshot } from '../sections/registry';

export interface RegisteredWidget {
  readonly widget: SectionWidget;
  readonly registered: RegisteredSection;
}

/** From the registry alone, without loading any section. */
export function widgetsOf(snapshot: RegistrySnapshot, role: string | null): readonly RegisteredWidget[] {
  return snapshot.sections
    .flatMap((registered) => (registered.descriptor?.widgets ?? []).map((widget) => ({ widget, registered })))
    .filter(({ widget }) => mayEnter(widget.role, role))
    .sort((a, b) => a.widget.order - b.widget.order);
}
