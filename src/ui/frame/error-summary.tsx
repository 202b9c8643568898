// What is wrong on the page, named field by field, at its top: takes the focus after a failed submit and leads to each field.
import { useEffect, useRef, type MouseEvent } from 'react'
import * as words from '../frame-words.ts'
import { useWords } from '../words.tsx'

export interface SummaryError {
  /** The id of the input or group. */
  readonly fieldId: string
  readonly label: string
  readonly message: string
}

/** Moves the focus to a field: the control itself, or the first control of a group. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const control = element?.matches('input, select, textarea, button')
    ? element
    : element?.querySelector<HTMLElement>('input, select, textarea, button')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  ;(element?.closest('.field') ?? element)?.scrollIntoView({
    behavior: calm ? 'auto' : 'smooth',
    block: 'start',
  })
  ;(control ?? element)?.focus({ preventScroll: true })
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[]
  /** Counts failed submits; each one moves the focus here. */
  readonly attempt: number
  /** Leaves the page where it is: whoever shows the summary scrolls to the first error itself. */
  readonly still?: boolean
}

export function ErrorSummary({ errors, attempt, still = false }: ErrorSummaryProps) {
  const t = useWords(words)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus({ preventScroll: still })
  }, [attempt])
  if (errors.length === 0) return null
  const follow = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    focusField(id)
  }
  return (
    // The focus announces it; a live region on top would say everything twice.
    <div className="summary" ref={box} tabIndex={-1} role="group" aria-labelledby="error-summary">
      <h2 id="error-summary">
        {errors.length === 1 ? t('checkOne') : t('checkMany', { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={follow(fieldId)}>
              {/[?:]$/.test(label) ? label : `${label}:`} {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
