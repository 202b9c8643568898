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

/** Nothing here yet, why, and what to do about it. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="empty">
    <h2>{title}</h2>
    {children && <p className="muted">{children}</p>}
    {action}
  </div>
)
