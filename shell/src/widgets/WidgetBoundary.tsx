import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Whose it is, for the browser's console. */
  readonly name: string;
  readonly onCrash: (error: unknown) => void;
  readonly failed: (problem: string, reset: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** One per widget: whatever it throws while it renders costs this panel and nothing else, its section's pages included. */
export class WidgetBoundary extends Component<Props, { readonly problem: string | null }> {
  override state: { readonly problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onCrash(error);
    reportError(new Error(`Widget ${this.props.name} crashed${info.componentStack ?? ''}`, { cause: error }));
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return this.props.failed(problem, () => this.setState({ problem: null }));
  }
}
