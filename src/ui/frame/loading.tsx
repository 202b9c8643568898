// Waiting, and nothing there: each says in words what is going on.
import type { ReactNode } from 'react'

export const Spinner = () => <span className="spin" aria-hidden="true" />

/** Work that takes a moment; `children` says which ('Verifying your link...'). */
export const LoadingBlock = ({ children, more }: { children: ReactNode; more?: ReactNode }) => (
  <div className="loading" role="status">
    <Spinner />
    <p>
      <b>{children}</b>
      {more && <span className="small muted">{more}</span>}
    </p>
  </div>
)

/** Grey lines where a list or table will stand; `label` is what a screen reader hears. */
export const Skeleton = ({ lines = 3, label }: { lines?: number; label: string }) => (
  <div className="skeleton" role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, at) => (
      <span key={at} aria-hidden="true" />
    ))}
  </div>
)

/** Nothing here yet, why, and what to do about it. `head` is 'h1' where nothing else stands on the page. */
export const EmptyState = ({
  title,
  children,
  action,
  head: Head = 'h2',
}: {
  title: ReactNode
  head?: 'h1' | 'h2'
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="empty">
    <Head>{title}</Head>
    {children && <p className="muted">{children}</p>}
    {action}
  </div>
)
