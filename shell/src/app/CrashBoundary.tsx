import { Component, type ReactNode } from 'react';
import { isForeignChange, redraws } from '../common/foreign-changes';
import { CrashPage } from '../pages/CrashPage';

interface CrashBoundaryProps {
  /** A new place resets the crash. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** Catches the shell's own render errors, in the frame and around everything. Sections have their own boundaries. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };
  readonly #mayRedraw = redraws();

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    if (isForeignChange(error) && this.#mayRedraw()) this.setState({ error: null });
  }

  override componentDidUpdate({ place }: CrashBoundaryProps): void {
    if (this.state.error !== null && place !== this.props.place) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <CrashPage error={error} />;
  }
}
