// Buttons. One primary per screen; a busy one keeps its place and focus, says what it does, and ignores clicks.
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly look?: 'primary' | 'line' | 'quiet'
  /** What is going on, in words ('Sending'), while the click is being worked on. */
  readonly busy?: string | false
  readonly children: ReactNode
}

export function Button({
  look = 'primary',
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look === 'primary' ? 'btn' : `btn ${look}`}
      aria-disabled={busy ? true : undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {busy || children}
    </button>
  )
}
