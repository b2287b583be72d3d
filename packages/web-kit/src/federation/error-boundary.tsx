import { Component, type ReactNode } from 'react';

type Props = {
  renderError: (retry: () => void) => ReactNode;
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

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasError && resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ hasError: false });

  override render() {
    return this.state.hasError ? this.props.renderError(this.retry) : this.props.children;
  }
}
