// What stands in place of a page that broke while it was drawn: that it did, and the ways on. Without it the screen would be empty.
import { Component, Suspense, type ReactNode } from 'react'
import { lazyScreen } from '#ui/lazy-screen.tsx'

const FailedPage = lazyScreen(async () => (await import('./failed-page.tsx')).FailedPage)

interface BoundaryProps {
  /** Where the browser is; elsewhere it is tried again. */
  readonly place: string
  readonly children: ReactNode
}

export class PageBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Suspense>
        <FailedPage />
      </Suspense>
    )
  }
}
