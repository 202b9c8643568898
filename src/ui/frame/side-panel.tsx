// What reassures, beside the questions: what happens next, how long, who sees it. Open on wide screens, folded on phones.
import { useEffect, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface SidePanelProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Below the card, always in sight. */
  readonly note?: ReactNode
}

export function SidePanel({ title, children, note }: SidePanelProps) {
  // Open in the server's page, so that wide screens do not jump; phones fold it below the form, where nothing moves.
  const [open, setOpen] = useState(true)
  const [wide, setWide] = useState(true)
  useEffect(() => {
    const media = matchMedia('(min-width: 62.01rem)')
    const follow = () => {
      setWide(media.matches)
      setOpen(media.matches)
    }
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])
  return (
    <aside className="side">
      <details className="card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary tabIndex={wide ? -1 : undefined}>
          <h2>{title}</h2>
          <Icon name="down" />
        </summary>
        {children}
      </details>
      {note && <p className="small muted">{note}</p>}
    </aside>
  )
}

interface StepItem {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly state?: 'done' | 'now'
}

/** A numbered list of what happens, with the step that is on. */
export const NumberedSteps = ({ steps }: { steps: readonly StepItem[] }) => (
  <ol className="steps">
    {steps.map((step, at) => (
      <li key={at} className={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
        <i aria-hidden="true">{step.state === 'done' ? '✓' : at + 1}</i>
        <span>
          <b>{step.title}</b>
          {step.text}
        </span>
      </li>
    ))}
  </ol>
)
