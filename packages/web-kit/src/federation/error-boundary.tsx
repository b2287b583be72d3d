import { Component, type ReactNode } from 'react';

type Props = {
  failed: (retry: () => void) => ReactNode;
  /** With another value it tries again: another page may well work. */
  resetOn?: string;
  children: ReactNode;
};

/** Shows `failed` in the place of a part that throws; everything around it stays. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (this.state.crashed && resetOn !== this.props.resetOn) this.retry();
  }

  retry = () => this.setState({ crashed: false });

  override render() {
    return this.state.crashed ? this.props.failed(this.retry) : this.props.children;
  }
}
