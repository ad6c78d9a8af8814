// Shows something else in the place of a page that failed while it was drawn, until there is another to show.
import { Component, type ComponentType, type ReactNode } from 'react'

interface PageBoundaryProps {
  /** Another one is another attempt. */
  attempt: unknown
  Problem: ComponentType<{ error: unknown }>
  children: ReactNode
}

interface PageBoundaryState {
  attempt: unknown
  failed: { error: unknown } | null
}

export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } })

  static getDerivedStateFromProps = ({ attempt }: PageBoundaryProps, state: PageBoundaryState) =>
    attempt === state.attempt ? null : { attempt, failed: null }

  override state: PageBoundaryState = { attempt: this.props.attempt, failed: null }

  override render() {
    const { Problem, children } = this.props
    return this.state.failed ? <Problem error={this.state.failed.error} /> : children
  }
}
