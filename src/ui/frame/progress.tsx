// Where somebody is in the wizard: the spec's label and bar, and from page 5 on a named line of what is left.
import type { ReactNode } from 'react'
import * as words from '../frame-words.ts'
import { useWords } from '../words.tsx'

const PAGES = 5

/** Label '1/5' and share of the bar (0 to 1) for a page of the newer wizard; '5/5' and full from page 4 on (specification 1, section 2). */
export function progressOf(page: number): { label: string; share: number } {
  const at = Math.min(PAGES, Math.max(0, page) + 1)
  return { label: `${at}/${PAGES}`, share: at / PAGES }
}

interface ProgressProps {
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  /** What this step is about. */
  readonly title: ReactNode
  /** At the end of the line: 'About 2 minutes left'. */
  readonly left?: ReactNode
  /** The second line, once the bar is full: what is done, on and to come ('Bank', 'Documents', 'Result'). */
  readonly stages?: readonly { readonly title: string; readonly state: 'done' | 'now' | 'next' }[]
}

export function Progress({ label, share, title, left, stages }: ProgressProps) {
  const t = useWords(words)
  return (
    <div className="progress">
      <div className="row">
        <span>
          {t('step')} <b className="num">{label}</b> · {title}
        </span>
        {left && <span>{left}</span>}
      </div>
      <progress value={share} max={1} aria-label={t('progress')} />
      {stages && (
        <ol className="stages">
          {stages.map((stage) => (
            <li
              key={stage.title}
              className={stage.state}
              aria-current={stage.state === 'now' ? 'step' : undefined}
            >
              {stage.title}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
