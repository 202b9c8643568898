// A list that drops from a button: open or not, closed by Escape and by leaving it, the focus back on the button.
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

export function useDrop() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    // A dialog gives the focus back to what had it, and the list is gone by then.
    opener.current?.focus()
    setOpen(false)
  }
  return {
    open,
    close,
    /** For the box that holds both. */
    box: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
    button: {
      ref: opener,
      type: 'button' as const,
      'aria-expanded': open,
      onClick: () => setOpen(!open),
    },
  }
}
