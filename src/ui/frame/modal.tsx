// A native dialog: the browser keeps the focus in it and gives it back; Escape, backdrop and button close it.
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import * as words from '../kit-words.ts'
import { useWords } from '../words.tsx'
import { Icon } from './icon.tsx'

interface ModalProps {
  readonly open: boolean
  /** Absent where a choice must be made: then there is no way around it. */
  readonly onClose?: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** Closes by itself after this time, unless the pointer is on it or a control in it has the focus. */
  readonly closeAfterMs?: number
  readonly wide?: boolean
}

export const Modal = (props: ModalProps) => (props.open ? <OpenModal {...props} /> : null)

function OpenModal({ onClose, title, children, actions, closeAfterMs, wide = false }: ModalProps) {
  const t = useWords(words)
  // One dialog may open above another.
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  // A layout effect: its end comes before the element leaves the page, and only a dialog that is closed there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // On the dialog, not on its first button: a screen reader begins with the title.
    element?.focus()
    return () => element?.close()
  }, [])

  useEffect(() => {
    if (!closeAfterMs) return
    const inUse = (element: HTMLDialogElement) =>
      element.matches(':hover') ||
      (element.contains(document.activeElement) && document.activeElement !== element)
    let timer = setTimeout(function end() {
      if (dialog.current && inUse(dialog.current)) timer = setTimeout(end, 1000)
      else close.current?.()
    }, closeAfterMs)
    return () => clearTimeout(timer)
  }, [closeAfterMs])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={wide ? 'modal wide' : 'modal'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose?.()}
    >
      <div>
        <header>
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <button type="button" className="btn quiet" aria-label={t('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </dialog>
  )
}
