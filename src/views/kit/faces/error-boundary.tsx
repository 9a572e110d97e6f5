import { Component, type ReactNode } from 'react'

interface Props {
  readonly report: (error: unknown) => void
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** [CONST-17] Catches and reports render errors, and shows a fallback page with a way on. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
