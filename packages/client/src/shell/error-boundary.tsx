import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Trouble } from './trouble.tsx';

/** No blank page: whatever breaks, the page says what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.broken ? (
      <Trouble title="table.failed.title" text="table.failed.broken" reload />
    ) : (
      this.props.children
    );
  }
}
