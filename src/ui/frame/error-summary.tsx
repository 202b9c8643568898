// What is wrong on the page, named field by field, at its top, with the way to each field; the focus is with the first of them.
import type { MouseEvent } from 'react'
import * as words from '../frame-words.ts'
import { useWords } from '../words.tsx'

export interface SummaryError {
  /** The id of the input or group. */
  readonly fieldId: string
  readonly label: string
  readonly message: string
}

/** Gives the focus to a field: the control itself, or of a group what is ticked in it, or its first control. */
export function focusControl(id: string): void {
  const element = document.getElementById(id)
  const control = element?.matches('input, select, textarea, button')
    ? element
    : (element?.querySelector<HTMLElement>('input:checked') ??
      element?.querySelector<HTMLElement>('input, select, textarea, button'))
  ;(control ?? element)?.focus({ preventScroll: true })
}

/** The same, and brings the field into view. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  ;(element?.closest('.field') ?? element)?.scrollIntoView({
    behavior: calm ? 'auto' : 'smooth',
    block: 'start',
  })
  focusControl(id)
}

interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[]
}

export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const t = useWords(words)
  if (errors.length === 0) return null
  const follow = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    focusField(id)
  }
  return (
    // The first wrong field has the focus and says what is wrong with it; a live region on top would say that twice.
    <div className="summary" role="group" aria-labelledby="error-summary">
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
