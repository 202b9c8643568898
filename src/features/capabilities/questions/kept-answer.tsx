// An answer that stays until the person changes it: one that the server has, or one that follows from another.
import { useEffect, useState } from 'react'
import { afterPress } from '#ui/after-press.ts'
import { useWords } from '#ui/words.tsx'
import { en } from '#core/words/kept-answer/en.ts'
import { es } from '#core/words/kept-answer/es.ts'

const words = { en, es }

/** Whether the person asked to change it; the field that takes its place has the focus then. `id`: of that field. */
export function useChanging(id: string): { readonly changing: boolean; readonly change: () => void } {
  const [changing, setChanging] = useState(false)
  useEffect(() => {
    if (changing) document.getElementById(id)?.focus()
  }, [changing, id])
  return { changing, change: () => setChanging(true) }
}

/**
 * Whether what another answer tells takes the field's place, which it does until the person changes it. Not while a press is on its way, since what
 * moves away from under a finger is not pressed; nor where the person gave that answer in the field itself.
 */
export function useTold(id: string, told: boolean): { readonly kept: boolean; readonly change: () => void } {
  const { changing, change } = useChanging(id)
  const [settled, setSettled] = useState(told)
  useEffect(() => {
    const isIn = () => document.getElementById(id)?.contains(document.activeElement) ?? false
    afterPress(() => setSettled(told && !isIn()))
  }, [told, id])
  return { kept: told && settled && !changing, change }
}

/** Characters that a phone shows beside the button; an address has two lines. */
const ONE_LINE = 24

interface KeptAnswerProps {
  /** Of the field whose place it takes. */
  readonly id: string
  readonly label: string
  /** As it is shown; a mask where the answer is a secret. */
  readonly kept: string
  readonly hint?: string
  readonly onChange: () => void
}

export function KeptAnswer({ id, label, kept, hint, onChange }: KeptAnswerProps) {
  const t = useWords(words)
  const describedBy = hint && `${id}-hint`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="input">
        {kept.length > ONE_LINE ? (
          <textarea id={id} readOnly rows={2} value={kept} aria-describedby={describedBy} />
        ) : (
          <input id={id} readOnly value={kept} aria-describedby={describedBy} />
        )}
        <button type="button" onClick={onChange} aria-describedby={id}>
          {t('changeAnswer')}
        </button>
      </div>
    </div>
  )
}
