// A message on the page: information, success or trouble, told by icon and words, not by colour alone. It stays until dismissed.
import type { ReactNode } from 'react'
import * as words from '../kit-words.ts'
import { useWords } from '../words.tsx'
import { Icon } from './icon.tsx'

interface NoticeProps {
  readonly kind?: 'info' | 'ok' | 'danger'
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Said at once by screen readers; for messages that appear, not for those the page opens with. */
  readonly live?: boolean
  readonly onDismiss?: () => void
}

export function Notice({ kind = 'info', title, children, actions, live = false, onDismiss }: NoticeProps) {
  const t = useWords(words)
  return (
    <div className={`notice ${kind}`} role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon name={kind === 'ok' ? 'check' : kind === 'danger' ? 'alert' : 'info'} />
      <div>
        {title && <b>{title}</b>}
        {children && <div className="small">{children}</div>}
        {actions && <div className="actions">{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className="btn quiet" aria-label={t('dismiss')} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
