import { Component, type ReactNode } from 'react';
import { CrashPage } from '../pages/CrashPage';

/** The last one: what the shell itself throws while it draws ends here. Sections have boundaries of their own. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <CrashPage error={error} />;
  }
}
