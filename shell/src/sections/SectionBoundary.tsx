import type { SectionWidget } from '@arena/shared/contract/section';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isForeignChange, redraws } from '../common/foreign-changes';
import { note } from './note';
import { failure, type SectionFailure } from './failure';
import type { RegisteredSection } from './registry';
import { SectionFailed } from './SectionFailed';

interface Props {
  readonly registered: RegisteredSection;
  /** Absent for the section's page. */
  readonly widget?: SectionWidget;
  /** Navigating within the section clears a crash. */
  readonly place?: string;
  readonly onRetry: () => void;
  /** Called when a crash starts or ends. */
  readonly onCrash?: (crashed: boolean) => void;
  readonly children: ReactNode;
}

/** One per page and widget, so that a render error affects only that part of the screen. */
export class SectionBoundary extends Component<Props, { readonly failure: SectionFailure | null }> {
  override state: { readonly failure: SectionFailure | null } = { failure: null };
  readonly #mayRedraw = redraws();

  static getDerivedStateFromError(error: unknown) {
    return { failure: failure('crashed', { problem: error instanceof Error ? error.message : String(error) }) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { registered, widget } = this.props;
    // Not the section's fault, so it isn't counted.
    if (isForeignChange(error, registered.base)) {
      if (this.#mayRedraw()) this.setState({ failure: null });
      return;
    }
    note({ kind: 'crash', of: registered, place: widget?.id, error });
    const crashed = widget === undefined ? `Section ${registered.name}` : `Widget ${registered.name}/${widget.id}`;
    // The section's team looks in the browser's console first.
    reportError(new Error(`${crashed} crashed${info.componentStack ?? ''}`, { cause: error }));
  }

  override componentDidUpdate(before: Props, was: { readonly failure: SectionFailure | null }) {
    if ((was.failure === null) !== (this.state.failure === null)) this.props.onCrash?.(this.state.failure !== null);
    if (before.place !== this.props.place && this.state.failure !== null) this.setState({ failure: null });
  }

  // A crashed section stays marked after a navigation; rendering one of its pages clears the mark.
  override componentDidMount() {
    this.props.onCrash?.(this.state.failure !== null);
  }

  override render() {
    const { failure: failed } = this.state;
    if (failed === null) return this.props.children;
    const retry = () => {
      this.setState({ failure: null });
      this.props.onRetry();
    };
    const { registered, widget } = this.props;
    return <SectionFailed failure={failed} registered={registered} widget={widget?.title} onRetry={retry} />;
  }
}
