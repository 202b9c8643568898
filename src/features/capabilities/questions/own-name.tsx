// The field for a name in its owner's own writing: shown once a name cannot be printed, or while something stands in it.
import { useEffect, useEffectEvent, useState } from 'react'
import { keptBeside } from '#core/fields/kept-beside.ts'
import { en } from '#core/words/own-writing/en.ts'
import { es } from '#core/words/own-writing/es.ts'
import { TextInput, type TextInputProps } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

interface OwnNameProps {
  readonly question: TextInputProps
  /** The names of which the page says that they are wrong; once it says so, and not while they are being typed. */
  readonly names: readonly string[]
  readonly keep: (text: string) => void
}

export function OwnName({ question, names, keep }: OwnNameProps) {
  const t = useWords(words)
  const { value } = question
  const [shown, setShown] = useState(value !== '')
  const kept = keptBeside(value, names)
  const keepWhatWasTyped = useEffectEvent(() => {
    if (kept !== value) keep(kept)
    if (kept) setShown(true)
  })
  useEffect(() => keepWhatWasTyped(), [kept])
  return shown ? <TextInput {...question} autoComplete="off" hint={t('ownHint')} /> : null
}
