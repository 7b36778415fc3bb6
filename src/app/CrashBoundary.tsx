import { Component, type ErrorInfo, type ReactNode } from 'react';
import { text } from '../i18n/i18n.ts';
import { reportProblem } from '../telemetry/report.ts';
import { noteFirstView } from '../ui/first-screen.ts';
import { StateScreen } from './StateScreen.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Names the part in the report. */
  where: string;
  hasTabBar?: boolean | undefined;
  /** A crash stays with the address that crashed: another one gets a new try. */
  address?: string | undefined;
}

interface CrashState {
  hasCrashed: boolean;
  address: string | undefined;
}

/** Spec home 2, "Render failure screen": says that loading hit a small error, and reloads. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { hasCrashed: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<CrashState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashState): CrashState | null {
    return props.address === state.address ? null : { hasCrashed: false, address: props.address };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    reportProblem(`crash.${this.props.where}`, error);
    noteFirstView();
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <StateScreen
        hasTabBar={this.props.hasTabBar}
        picture="error"
        title={text('frame.crashTitle')}
        description={text('frame.crashDescription')}
        action={{ label: text('common.reload'), onSelect: () => location.reload() }}
      />
    );
  }
}
