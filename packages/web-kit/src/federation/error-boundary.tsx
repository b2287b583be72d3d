import { Component, type ReactNode } from 'react';
import { note } from '../observe/note.js';

type Props = {
  renderError: (retry: () => void) => ReactNode;
  /** The address of the front end whose error it is; without it, that of the file that threw. */
  source?: string;
  /** A change of its value retries, e.g. on another page. */
  resetKey?: string;
  children: ReactNode;
};

/** Shows `renderError` in place of a part that throws while rendering; everything around it stays. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    note('error', this.props.source ?? (error as Error | undefined)?.stack);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasError && resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ hasError: false });

  override render() {
    return this.state.hasError ? this.props.renderError(this.retry) : this.props.children;
  }
}
