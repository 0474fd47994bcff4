import {Component, type ReactNode} from 'react'

interface Props {
  children: ReactNode
  onError: (error: unknown) => void
  /** Replaces the component after an error. @default nothing */
  fallback?: ReactNode
}

/** Ends a widget that throws: its component is unmounted, which restores the server HTML. */
export class Boundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
